import Foundation

/// The header fields that a service description names for the answer to an operation, with their types.
///
/// ```swift
/// let response = try await client.send(client.requests.getPet(petId: 1))
/// let pet = try response.value
/// let remaining = try response.headers(as: GetPetHeaders.self).xRateLimitRemaining
/// ```
///
/// An operation whose answer has no body returns them: they are the entity then.
public protocol ResponseHeaders: Sendable {
    /// Reads the fields.
    ///
    /// - Parameter reader: A reader whose members are the fields; their names are compared without regard to case.
    /// - Throws: ``ModelReadingError`` if a field has another type.
    init(reading reader: ModelReader) throws
}

extension ResponseHeaders {
    /// Reads header fields.
    ///
    /// - Parameter headers: The fields, those of an answer or of a test.
    /// - Throws: ``ModelReadingError`` if a field has another type than the description says. A field that is missing is nil.
    public init(_ headers: HTTPHeaders) throws {
        let reader = ModelReader(HeaderReader(headers))
        self = try Self(reading: reader)
        try reader.check()
    }
}

extension HTTPResponse {
    /// The header fields that the service's description names, with their types.
    ///
    /// - Parameter type: The type that belongs to the operation: for `getPet`, `GetPetHeaders`.
    /// - Throws: ``ServiceError/client(_:_:)`` if a field has another type than the description says; its text is in
    ///   ``headers``.
    public func headers<Headers: ResponseHeaders>(as type: Headers.Type) throws -> Headers {
        do {
            return try Headers(headers)
        } catch {
            throw ServiceError.client(
                "Decoding error: the header fields of an answer (\(statusCode)) cannot be read.",
                error
            )
        }
    }
}

extension ServiceResponse {
    /// The header fields that the service's description names, with their types.
    ///
    /// - Parameter type: The type that belongs to the operation: for `getPet`, `GetPetHeaders`.
    /// - Throws: ``ServiceError/client(_:_:)`` if a field has another type than the description says; its text is in
    ///   ``httpResponse``.
    public func headers<Headers: ResponseHeaders>(as type: Headers.Type) throws -> Headers {
        try httpResponse.headers(as: type)
    }
}

extension ResponseFormat where Output: ResponseHeaders {
    /// The header fields are the value; the body, if any, does not matter.
    public static var headers: ResponseFormat {
        ResponseFormat(readsNotModified: true) { try Output($0.response.httpResponse.headers) }
    }
}

extension ModelReader {
    /// The members whose names begin with a prefix, by the rest of their names: the metadata that a service sends as header
    /// fields of its own (`x-ms-header-collection-prefix`).
    ///
    /// - Parameter prefix: The prefix, in any case.
    /// - Throws: ``ModelReadingError`` if one of them has another type.
    public func readMembers<Value: ModelValue>(withPrefix prefix: String) throws -> [String: Value] {
        var members: [String: Value] = [:]
        try readMembers { name in
            if name.count > prefix.count, HTTPHeaders.isSame(String(name.prefix(prefix.count)), prefix) {
                members[String(name.dropFirst(prefix.count))] = try Value(reading: self)
            }
        }
        return members
    }
}
