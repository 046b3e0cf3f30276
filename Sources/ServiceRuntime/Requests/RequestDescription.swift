import Foundation

/// A description of the request that an operation sends: method, path, parameters with their styles, body, and the
/// errors that the service describes.
///
/// Generated code fills in the description, and the runtime creates a request from it. Nothing is encoded or checked
/// before the request is sent, so filling in a description cannot fail.
public struct RequestDescription: Sendable {
    // One reference, because every operation copies its description into a request and destroys it: a struct that holds
    // nothing else shares the code for this with all that do. An array has what this takes: it is Sendable, and its element
    // is changed in place unless somebody else holds it too.
    private var storage: [RequestFields]

    /// All that the request consists of.
    var fields: RequestFields { storage[0] }

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path below the endpoint, with the names of its parameters in braces.
    ///   - options: The options of the call.
    public init(_ method: HTTPMethod, _ path: String, options: (any RequestOptions)? = nil) {
        storage = [RequestFields(method: method, pathTemplate: path, options: options)]
    }

    /// Changes what the request consists of, in place.
    ///
    /// - Parameter change: Makes the change.
    mutating func update(_ change: (inout RequestFields) -> Void) {
        change(&storage[0])
    }
}

// MARK: - Body and response

extension RequestDescription {
    /// Sets the body to a value that defines its own encoding, or to none, as ``body(_:as:encoding:root:coding:)`` does.
    public mutating func body<V: ModelValue>(_ value: V?, as mediaType: String) {
        body(value, as: mediaType, encoding: [:])
    }

    /// Sets the body.
    ///
    /// - Parameters:
    ///   - value: The value, or `nil` for no body.
    ///   - mediaType: The media type: JSON, lines of JSON for an array, XML, a form, text for a string, or any other type for
    ///     bytes.
    ///   - encodings: The encodings of form members that differ from the default, by name.
    ///   - root: The form of the value as an XML document, if the value does not define it.
    ///   - coding: The coding of dates, bytes and exact numbers, if the value does not define it.
    public mutating func body<V: ModelValue>(
        _ value: V?,
        as mediaType: String,
        encoding encodings: [String: FieldEncoding] = [:],
        root: XMLMember? = nil,
        coding: ValueCoding = .default
    ) {
        let encoding = BodyEncoding(coding: coding, fields: encodings, root: root)
        let content = value.map { RequestContent(value: .value($0), mediaType: mediaType, encoding: encoding) }
        update { $0.content = content }
    }

    /// Sets the body to a value in JSON, or to `null`.
    ///
    /// - Parameters:
    ///   - value: The value, or `nil` for `null`.
    ///   - mediaType: The media type, which is JSON.
    ///   - coding: The coding of dates, bytes and exact numbers, if the value does not define it.
    public mutating func body<V: ModelValue>(
        orNull value: V?,
        as mediaType: String,
        coding: ValueCoding = .default
    ) {
        body(.some(value), as: mediaType, coding: coding)
    }

    /// Sets the body to bytes, a file or a stream, which is sent as it is, even if the media type is JSON.
    ///
    /// - Parameters:
    ///   - body: The body, or `nil` for none.
    ///   - mediaType: The media type of the body. If it is a range such as `image/*`, a file is sent in that of its extension, and nothing
    ///     else can be sent.
    public mutating func body(_ body: HTTPBody?, as mediaType: String) {
        let content = body.map { RequestContent(value: .body($0), mediaType: mediaType) }
        update { $0.content = content }
    }

    /// Sets the body to bytes, a file or a stream that may have one of several media types.
    ///
    /// - Parameters:
    ///   - body: The body, or `nil` for none.
    ///   - mediaType: The media type of the body, or `nil` for that of a file's extension if the service accepts it, or
    ///     otherwise the first type that it accepts.
    ///   - mediaTypes: The media types that the service accepts, which may be ranges such as `image/*`. The first is not one.
    public mutating func body(_ body: HTTPBody?, as mediaType: String?, among mediaTypes: [String]) {
        let own = body?.fileName.flatMap { FileMediaType.mediaType(ofFileNamed: $0) }
        let fallback = mediaTypes.first ?? "application/octet-stream"
        self.body(body, as: mediaType ?? FileMediaType.accepted(own, among: mediaTypes) ?? fallback)
    }

    /// Sets the media types that the response may have. Without them, the format of the response decides which ones the request
    /// asks for, if any (``ResponseFormat``).
    ///
    /// - Parameter mediaTypes: The types, separated by commas, the preferred one first.
    public mutating func accept(_ mediaTypes: String) {
        update { $0.acceptedMediaTypes = mediaTypes }
    }

    /// Adds the type of an error response's body. If several patterns match, the most specific one is used.
    public mutating func failure<E: ModelValue>(_ status: StatusPattern, _ type: E.Type) {
        update { $0.failures.add(type, for: status) }
    }

    /// Adds the type of an error response's body in one media type, if it differs from that in others.
    ///
    /// - Parameters:
    ///   - status: The status codes. If several patterns match, the most specific one is used.
    ///   - type: The type of the body.
    ///   - mediaType: The media type.
    public mutating func failure<E: ModelValue>(_ status: StatusPattern, _ type: E.Type, in mediaType: String) {
        update { $0.failures.add(type, for: status, in: mediaType) }
    }

    /// Leaves the body of error responses with the given status codes undecoded, because no type can represent it.
    ///
    /// - Parameter status: The status codes, which must be more specific than those of a type that does not apply.
    ///   Success codes (2xx) become failures.
    public mutating func failure(_ status: StatusPattern) {
        update { $0.failures.add(nil, for: status) }
    }

    /// Treats responses as successful although their status indicates an error, or as having no value.
    ///
    /// - Parameters:
    ///   - status: The status codes.
    ///   - hasValue: Whether the body is the value. Otherwise, there is none.
    public mutating func success(_ status: StatusPattern, hasValue: Bool = false) {
        update { $0.failures.expect(hasValue ? .value : .noValue, for: status) }
    }

    /// Redacts the value of a parameter in logs and errors.
    ///
    /// Header fields and query parameters are always redacted, unless their names are known to be harmless.
    ///
    /// - Parameter name: The name of the parameter on the wire.
    public mutating func secret(_ name: String) {
        update { _ = $0.secretNames.insert(name) }
    }

    /// Redacts the values of members in the bodies of the request and the response, in logs and recordings, wherever
    /// they occur in the body.
    ///
    /// - Parameter names: The names of the members on the wire.
    public mutating func secret(members names: [String]) {
        update { $0.secretMembers.formUnion(names) }
    }
}
