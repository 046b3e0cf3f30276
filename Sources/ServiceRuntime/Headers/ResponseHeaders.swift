import Foundation

/// The header fields that a service description names for the response to an operation, with their types.
///
/// ```swift
/// let response = try await client.send(client.requests.getPet(petId: 1))
/// let pet = try response.value
/// let remaining = try response.headers(as: GetPetHeaders.self).xRateLimitRemaining
/// ```
///
/// If the response has no body, the operation returns its header fields.
public protocol ResponseHeaders: Sendable {
    /// Reads the fields.
    ///
    /// - Parameter reader: A reader whose members are the fields. It compares names case-insensitively.
    /// - Throws: ``ModelReadingError`` if a field has another type.
    init(reading reader: ModelReader) throws
}

extension ResponseHeaders {
    /// Reads header fields.
    ///
    /// - Parameter headers: The fields of a response, or of a test.
    /// - Throws: ``ModelReadingError`` if a field does not have the type in the description. A missing field is `nil`.
    public init(_ headers: HTTPHeaders) throws {
        let reader = ModelReader(HeaderReader(headers))
        self = try Self(reading: reader)
        try reader.check()
    }
}

extension HTTPResponse {
    /// Returns the header fields that the service's description names, with their types.
    ///
    /// - Parameter type: The operation's type of header fields: for `getPet`, `GetPetHeaders`.
    /// - Throws: ``ServiceError/client(_:_:)`` if a field does not have the type in the description. Its text is in
    ///   ``headers``.
    public func headers<Headers: ResponseHeaders>(as type: Headers.Type) throws(ServiceError) -> Headers {
        do {
            return try Headers(headers)
        } catch {
            throw .client(
                "Decoding error: cannot read the header fields of the response (\(statusCode))"
                    + "\(call.isEmpty ? "" : " to \(call)").",
                withoutSecrets(error)
            )
        }
    }
}

extension ServiceResponse {
    /// Returns the header fields that the service's description names, with their types.
    ///
    /// - Parameter type: The operation's type of header fields: for `getPet`, `GetPetHeaders`.
    /// - Throws: ``ServiceError/client(_:_:)`` if a field does not have the type in the description. Its text is in
    ///   ``httpResponse``.
    public func headers<Headers: ResponseHeaders>(as type: Headers.Type) throws(ServiceError) -> Headers {
        try httpResponse.headers(as: type)
    }
}

extension RequestOutcome {
    /// Returns the header fields that the service's description names, with their types.
    ///
    /// - Parameter type: The operation's type of header fields: for `getPet`, `GetPetHeaders`.
    /// - Throws: The ``error`` if no response was received; ``ServiceError/client(_:_:)`` if a field does not have the type in the
    ///   description. Its text is in ``httpResponse``.
    public func headers<Headers: ResponseHeaders>(as type: Headers.Type) throws(ServiceError) -> Headers {
        if httpResponse == nil, let error { throw error }
        return try (httpResponse ?? HTTPResponse(statusCode: 200)).headers(as: type)
    }
}

extension ResponseFormat where Output: ResponseHeaders {
    /// The value consists of the header fields. The body, if any, is ignored.
    public static var headers: ResponseFormat {
        ResponseFormat(needsBody: false) { try Output($0.response.httpResponse.headers) }
    }
}

extension ModelReader {
    /// Reads an optional header field in JSON (OpenAPI 3.0, `content` of a header), in which `null` is no value. A text that is no object,
    /// array or string of JSON is read as that of any other field.
    ///
    /// - Parameters:
    ///   - name: The name of the header field.
    ///   - coding: The coding of dates and bytes.
    public func readJSONIfPresent<Value: ModelValue>(_ name: MemberName, as coding: ValueCoding = .default) -> Value? {
        guard let text = readStringIfPresent(name), text != "null" else { return nil }
        guard let first = text.utf8.first, "{[\"".utf8.contains(first) else { return readIfPresent(name, as: coding) }
        return memberIfPresent(name) {
            try ModelCoder.decode(Value.self, from: Data(text.utf8), mediaType: nil, coding: coding)
        }
    }

    /// Reads the members whose names begin with a prefix, keyed by the rest of their names: metadata that a service
    /// sends as custom header fields (`x-ms-header-collection-prefix`).
    ///
    /// - Parameter prefix: The prefix, compared case-insensitively.
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
