import Testing

@testable import ServiceRuntime

/// Does some work that is to fail.
///
/// - Returns: What it fails with.
func failure<Value>(
    of work: () async throws -> Value,
    sourceLocation: SourceLocation = #_sourceLocation
) async throws -> ServiceError {
    do {
        _ = try await work()
    } catch {
        return try #require(error as? ServiceError, sourceLocation: sourceLocation)
    }
    throw Unfailed(sourceLocation: sourceLocation)
}

/// Work that was to fail has not.
struct Unfailed: Error {
    let sourceLocation: SourceLocation
}

extension ServiceError {
    /// The text of an error of this side.
    var clientMessage: String? {
        if case .client(let message, _) = self { message } else { nil }
    }

    /// The same with *ID* in place of the request's id, which is another one each time.
    var clientMessageWithoutId: String? {
        clientMessage?.withoutRequestIds
    }
}

extension String {
    /// The text with *ID* in place of the ids of requests.
    var withoutRequestIds: String { replacing(#/request id [0-9a-f-]{36}/#, with: "request id ID") }
}
