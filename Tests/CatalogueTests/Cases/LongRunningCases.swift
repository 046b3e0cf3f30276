import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = LongRunning.LongRunningClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Operations that go on after their first response.
    @CaseBuilder static var longRunning: [Case] {
        Case(
            "the state of the resource",
            "PUT /thing",
            "GET /thing",
            "GET /thing",
            reply: .json(#"{"properties":{"provisioningState":"Creating"}}"#, status: 201, headers: atOnce),
            .json(#"{"properties":{"provisioningState":"Running"}}"#, headers: atOnce),
            .json(#"{"name":"a","properties":{"provisioningState":"Succeeded"}}"#),
            expect: "a"
        ) { try await client($0).create(thing: .init()).value().name }
        Case(
            "done at once",
            "PUT /thing",
            body: #"{"name":"n"}"#,
            reply: .json(#"{"name":"a"}"#),
            expect: "a"
        ) { try await client($0).create(thing: .init(name: "n")).value().name }
        Case(
            "Azure-AsyncOperation, and the result at the Location",
            "POST /thing",
            "GET /operations/1",
            "GET /operations/1",
            "GET /results/1",
            reply: .status(
                202,
                headers: [("Azure-AsyncOperation", "/operations/1"), ("Location", "/results/1")] + atOnce
            ),
            .json(#"{"status":"InProgress"}"#, headers: atOnce),
            .json(#"{"status":"Succeeded"}"#),
            .json(#"{"name":"a"}"#),
            expect: "a"
        ) { try await client($0).start().value().name }
        Case(
            "the result at the original address",
            "PATCH /thing",
            "GET /operations/1",
            "GET /thing",
            reply: .status(202, headers: [("Operation-Location", "/operations/1")] + atOnce),
            .json(#"{"status":"succeeded"}"#),
            .json(#"{"name":"a"}"#),
            expect: "a"
        ) { try await client($0).change(thing: .init()).value().name }
        Case(
            "the Location alone, without a result",
            "DELETE /thing",
            "GET /operations/1",
            "GET /operations/1",
            reply: .status(202, headers: [("Location", "/operations/1")] + atOnce),
            .status(202, headers: atOnce),
            .status(204),
            expect: true
        ) {
            try await client($0).remove().value()
            return true
        }
        Case(
            "an operation that fails",
            "POST /thing",
            "GET /operations/1",
            reply: .status(202, headers: [("Operation-Location", "/operations/1")] + atOnce),
            .json(#"{"status":"Failed","error":{"code":"Full","message":"No room"}}"#),
            expect: true
        ) { url in
            do {
                _ = try await client(url).start().value()
                return false
            } catch ServiceError.service(let failure) {
                return failure.message?.contains("No room") ?? false
            }
        }
    }

    private static let atOnce = [(name: "Retry-After", value: "0")]
}
