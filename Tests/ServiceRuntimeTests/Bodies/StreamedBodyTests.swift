import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("A body that is read as it comes", .timeLimit(.minutes(20)))
struct StreamedBodyTests {
    private static let contents = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

    private func request(to server: LoopbackServer, token: CancellationToken? = nil) throws -> ServiceRequest<Data> {
        let client = try server.client()
        let description = RequestDescription(.get, "/picture", options: StubOptions(cancellationToken: token))
        return ServiceRequest(description, client: client, returns: .data)
    }

    @Test("has all bytes once, however late they are read")
    func late() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(body: Self.contents, delivery: .wholeThenDropped), .status(204))
        let request = try request(to: server)
        let stream = try await request.streamed().value()
        var iterator = stream.makeAsyncIterator()
        var received = try #require(try await iterator.next())
        // Another call goes through while nobody reads.
        _ = try await request.value()
        while let part = try await iterator.next() { received += part }
        #expect(received == Self.contents)
    }

    @Test("ends in an error where the connection is lost, after what has come")
    func lost() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(body: Data("abc".utf8), delivery: .truncated(by: 1)))
        let stream = try await request(to: server).streamed().value()
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("abc".utf8))
        let error = try await failure { try await iterator.next() }
        #expect(error.clientMessage?.contains("the connection was lost before the response was complete") == true)
        let id = try #require(server.requests.first?[header: "x-ms-client-request-id"])
        #expect(error.clientMessage?.hasSuffix("[GET \(server.url)/picture, request id \(id)]") == true)
    }

    @Test("ends with its token")
    func canceled() async throws {
        let server = try LoopbackServer()
        server.reply(Reply(delivery: .stalledAfter([Data("a".utf8)])))
        let token = CancellationToken()
        let stream = try await request(to: server, token: token).streamed().value()
        var iterator = stream.makeAsyncIterator()
        #expect(try await iterator.next() == Data("a".utf8))
        token.cancel()
        let error = try await failure { try await iterator.next() }
        #expect(error.clientMessage == "The request was canceled by its cancellation token.")
        await server.disconnected()
    }

    @Test("is no stream where the service refuses")
    func refused() async throws {
        let server = try LoopbackServer()
        server.reply(.json("{}", status: 404))
        let request = try request(to: server).streamed()
        #expect(try await failure { try await request.value() }.failure?.statusCode == 404)
    }

    @Test("goes into a file, in order, where the sender cannot pause")
    func overflow() async throws {
        let buffer = BodyBuffer()
        var sent = Data()
        for number in 0..<40 {
            let part = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &+ number) })
            sent += part
            buffer.append(part)
        }
        var received = Data()
        while received.count < sent.count - 1_000_000 { received += try #require(try await buffer.next()) }
        // What comes now waits behind what is in the file.
        buffer.append(Data("end".utf8))
        buffer.finish()
        while let part = try await buffer.next() { received += part }
        #expect(received == sent + Data("end".utf8))
    }

    @Test("stands in a file that has no name, and gives its room back when all is read")
    func overflowRoom() throws {
        func status(_ descriptor: Int32) -> stat? {
            var status = stat()
            return fstat(descriptor, &status) == 0 ? status : nil
        }
        var file = OverflowFile()
        // As long as no other file of this process.
        let contents = Data((0..<777_777).map { UInt8(truncatingIfNeeded: $0) })
        try file.append(contents)
        let descriptor = try #require((0..<getdtablesize()).first { status($0)?.st_size == 777_777 })
        #expect(status(descriptor)?.st_nlink == 0)
        #expect(try file.take(upTo: contents.count) == contents)
        #expect(status(descriptor)?.st_size != 777_777)
        withExtendedLifetime(file) {}
    }

    @Test("comes out of its file in the order in which it was added")
    func overflowFile() throws {
        var file = OverflowFile()
        try file.append(Data("abc".utf8))
        try file.append(Data("de".utf8))
        #expect(try file.take(upTo: 4) == Data("abcd".utf8))
        try file.append(Data("f".utf8))
        #expect(try file.take(upTo: 9) == Data("ef".utf8))
        #expect(try file.take(upTo: 9) == Data())
        try file.append(Data("g".utf8))
        #expect(try file.take(upTo: 9) == Data("g".utf8))
    }
}
