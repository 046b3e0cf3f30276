import Foundation
import Testing

@testable import ServiceRuntime

@Suite("What is received and not yet read")
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
}
