import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("What is received and not yet read", .timeLimit(.minutes(10)))
struct BodyBufferTests {
    @Test("pauses the sender while there is too much of it, and gives all that came before an end")
    func pressure() async throws {
        let pauses = Locked<[Bool]>([])
        let buffer = BodyBuffer(setPaused: { isPaused in pauses.withLock { $0.append(isPaused) } }, onCancel: {})
        buffer.append(Data(count: BodyBuffer.capacity))
        #expect(pauses.withLock { $0 } == [])
        buffer.append(Data(count: 1))
        buffer.append(Data(count: 1))
        #expect(pauses.withLock { $0 } == [true])
        #expect(try await buffer.next()?.count == BodyBuffer.capacity + 2)
        #expect(pauses.withLock { $0 } == [true, false])
        buffer.append(Data([7]))
        struct Broken: Error {}
        buffer.finish(throwing: Broken())
        #expect(try await buffer.next() == Data([7]))
        await #expect(throws: Broken.self) { try await buffer.next() }
    }

    @Test("asks the sender to go on only when it has asked it to pause")
    func order() async throws {
        let (isPausing, mayPause) = (Signal(), DispatchSemaphore(value: 0))
        let pauses = Locked<[Bool]>([])
        let buffer = BodyBuffer(
            setPaused: { isPaused in
                if isPaused {
                    isPausing.give()
                    mayPause.wait()
                }
                pauses.withLock { $0.append(isPaused) }
            },
            onCancel: {}
        )
        async let sender: Void = onOwnThread { buffer.append(Data(count: BodyBuffer.capacity + 1)) }
        await isPausing.wait()
        #expect(try await buffer.next()?.count == BodyBuffer.capacity + 1)
        mayPause.signal()
        try await sender
        #expect(pauses.withLock { $0 } == [true, false])
    }

    @Test("is not taken for the whole body where the transfer is canceled", arguments: [nil, BodyBuffer.capacity])
    func canceled(overflow: Int?) async throws {
        let unread = BodyBuffer(setPaused: nil, onCancel: {})
        unread.append(Data([7]))
        if let overflow { unread.append(Data(count: overflow)) }
        unread.finish()
        unread.cancel()
        await #expect(throws: CancellationError.self) { try await unread.next() }
        let complete = HTTPBodyStream(Data([7]))
        complete.cancel()
        await #expect(throws: CancellationError.self) { for try await _ in complete {} }
    }

    @Test("stays the whole body where the transfer is canceled after its end")
    func canceledAfterTheEnd() async throws {
        let read = BodyBuffer(setPaused: nil, onCancel: {})
        read.append(Data([7]))
        read.finish()
        #expect(try await read.next() == Data([7]))
        read.cancel()
        #expect(try await read.next() == nil)
        let complete = HTTPBodyStream(Data([7]))
        var iterator = complete.makeAsyncIterator()
        #expect(try await iterator.next() == Data([7]))
        complete.cancel()
        #expect(try await iterator.next() == nil)
    }
}
