import Dispatch
import Foundation
import Testing

@testable import ServiceRuntime

@Suite("What is received and not yet read", .timeLimit(.minutes(20)))
struct BodyBufferTests {
    @Test("pauses the sender while there is too much of it, and gives all that came before an end")
    func pressure() async throws {
        let pauses = Locked<[Bool]>([])
        let buffer = BodyBuffer(whenFull: .pauses { isPaused in pauses.withLock { $0.append(isPaused) } })
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

    @Test("holds up neither the sender nor the cancellation of the reader while the disk hangs")
    func hangingDisk() async throws {
        let disk = DispatchQueue(label: "disk")
        let buffer = BodyBuffer(whenFull: .spills(disk))
        disk.suspend()
        buffer.append(Data(count: BodyBuffer.capacity + 1))
        buffer.append(Data([7]))
        #expect(try await buffer.next()?.count == BodyBuffer.capacity + 2)
        disk.resume()
        buffer.append(Data(count: BodyBuffer.capacity + 1))
        await disk.run { _ in }
        disk.suspend()
        buffer.append(Data([7]))
        let reader = Task { try await buffer.next() }
        reader.cancel()
        await #expect(throws: CancellationError.self) { try await reader.value }
        disk.resume()
    }

    @Test("holds up a sender that is far ahead of the disk, so that memory does not grow")
    func slowDisk() async throws {
        let (disk, isResumed) = (DispatchQueue(label: "disk"), Locked(false))
        let buffer = BodyBuffer(whenFull: .spills(disk))
        disk.suspend()
        async let isLate = onOwnThread {
            for _ in 0..<9 { buffer.append(Data(count: BodyBuffer.capacity)) }
            return isResumed.withLock(\.self)
        }
        while buffer.received < 9 * BodyBuffer.capacity { await Task.yield() }
        isResumed.exchange(\.self, for: true)
        disk.resume()
        #expect(try await isLate)
    }

    @Test("gives everything back in order, whatever of it is on disk")
    func orderOnDisk() async throws {
        let part = 300_000
        let buffer = BodyBuffer()
        let all = Data((0..<40 * part).map { UInt8(truncatingIfNeeded: $0 / part &* 7 &+ $0) })
        var read = Data()
        for number in 0..<40 {
            buffer.append(all[number * part..<(number + 1) * part])
            if number % 3 == 0, let next = try await buffer.next() { read += next }
        }
        buffer.finish()
        while let next = try await buffer.next() { read += next }
        #expect(read == all)
        #expect(buffer.received == all.count)
    }

    #if os(Linux)
        @Test("gives its room on the disk back while it is read")
        func roomOnDisk() async {
            // This counts the files of the process, so the process is another.
            await #expect(processExitsWith: .success) {
                // Some are inherited, and the tests of the other process go on with them.
                let inherited = Set(try Self.namelessFiles().keys)
                func bytes() throws -> Int64 {
                    try Self.namelessFiles().filter { !inherited.contains($0.key) }.values.reduce(0, +)
                }
                let buffer = BodyBuffer()
                for number in 0..<64 { buffer.append(Data(repeating: UInt8(number), count: 1 << 20)) }
                buffer.finish()
                var count = 0
                while count < 56 << 20, let part = try await buffer.next() {
                    #expect(part.first == UInt8(count >> 20))
                    count += part.count
                }
                #expect(try bytes() <= 24 << 20)
                while let part = try await buffer.next() { count += part.count }
                #expect(count == 64 << 20)
                #expect(try bytes() == 0)
            }
        }

        /// The sizes of the open files that no folder names, in bytes, by their descriptors.
        private static func namelessFiles() throws -> [Int32: Int64] {
            let folder = "/proc/self/fd"
            var sizes: [Int32: Int64] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
                var target = [CChar](repeating: 0, count: 4096)
                let count = readlink("\(folder)/\(name)", &target, target.count - 1)
                let path = String(decoding: target.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
                guard path.contains("/response-"), let descriptor = Int32(name) else { continue }
                var status = stat()
                if fstat(descriptor, &status) == 0 { sizes[descriptor] = Int64(status.st_size) }
            }
            return sizes
        }
    #endif

    @Test("asks the sender to go on only when it has asked it to pause")
    func order() async throws {
        let (isPausing, mayPause) = (Signal(), DispatchSemaphore(value: 0))
        let pauses = Locked<[Bool]>([])
        let buffer = BodyBuffer(
            whenFull: .pauses { isPaused in
                if isPaused {
                    isPausing.give()
                    mayPause.wait()
                }
                pauses.withLock { $0.append(isPaused) }
            }
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
        let unread = BodyBuffer()
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
        let read = BodyBuffer()
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
