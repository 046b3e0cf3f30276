#if canImport(FoundationNetworking)
    import Foundation

    /// The contents of a file of which it has been said how many bytes it has.
    ///
    /// If there are fewer, libcurl would wait for the rest until the time limit. Only an error ends the request. If there are more,
    /// it would send them behind the body, where the service takes them for the next request (RFC 9112, section 11.2).
    final class UploadStream: InputStream {
        private var rest: Int64
        private let onEarlyEnd: () -> Void

        /// A stream that is not open.
        ///
        /// - Parameters:
        ///   - url: The file.
        ///   - size: How many bytes it has.
        ///   - onEarlyEnd: Called if it turns out to have fewer.
        init?(url: URL, size: Int64, onEarlyEnd: @escaping () -> Void) {
            rest = size
            self.onEarlyEnd = onEarlyEnd
            super.init(url: url)
        }

        override var hasBytesAvailable: Bool { rest > 0 }

        override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
            guard rest > 0 else { return 0 }
            let count = super.read(buffer, maxLength: Int(min(Int64(length), rest)))
            rest -= Int64(max(0, count))
            guard count == 0, rest > 0 else { return count }
            onEarlyEnd()
            return -1
        }
    }
#endif
