@testable import ServiceRuntime

/// Does something when it is released.
final class OnRelease: Sendable {
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = work
    }

    deinit {
        work()
    }

    /// A closure that does nothing but hold this.
    var holder: @Sendable () -> Void {
        { withExtendedLifetime(self) {} }
    }
}

extension ResponseFormat {
    /// A format that reads a value whatever comes, and tells when nothing holds it any more.
    ///
    /// A call holds it until its result is in the queue of its handler, and work that goes on after a call was canceled until it is
    /// over.
    static func fixed(_ value: Output, isReleased: Signal) -> ResponseFormat {
        let release = OnRelease(isReleased.give)
        return ResponseFormat { _ in withExtendedLifetime(release) { value } }
    }
}
