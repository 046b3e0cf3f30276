import Foundation

// Requests and responses carry credentials and other secrets, and end up in logs by way of `print`, `dump` and string interpolation. They
// show the same as the runtime's own log lines; code that needs a value accesses it by name.

extension HTTPHeaders.Field: SecretHolder {
    /// The name and the value, or `REDACTED` for a value that is not known to be harmless.
    public var description: String { RequestRedactor.text(of: self) }
}

extension HTTPHeaders: SecretHolder {
    /// The names and values, with `REDACTED` for values that are not known to be harmless.
    public var description: String { RequestRedactor.text(of: self) }
}

extension HTTPRequest: SecretHolder {
    /// The method, URL, header fields and size of the body, with `REDACTED` for values that are not known to be
    /// harmless.
    public var description: String {
        "\(method.rawValue) \(RequestRedactor.url(of: self)) [\(RequestRedactor.hiding(secrets.texts, in: headers.description))] "
            + BodyText.size(of: body == nil ? Data() : data)
    }
}

extension HTTPResponse: SecretHolder {
    /// The status code, header fields and size of the body, with `REDACTED` for values that are not known to be
    /// harmless.
    public var description: String {
        "\(statusCode) [\(headers)] \(BodyText.size(of: bodyStream == nil ? data ?? Data() : nil))"
    }
}

// The values are those of anybody's stages, and the address that a request was redirected to may be signed.
extension PipelineContext: SecretHolder {}

extension PipelineClient: CustomReflectable {
    /// A mirror with the endpoint, of whose query only the names are shown: the endpoint may be a signed URL.
    public var customMirror: Mirror {
        Mirror(self, children: ["endpoint": RequestRedactor.text(of: endpoint)])
    }
}

extension RequestDescription: SecretHolder {
    /// The method and path, without the values of parameters.
    public var description: String { "\(fields.method.rawValue) \(fields.pathTemplate)" }
}

extension ServiceRequest: SecretHolder {
    /// The method and path, without the values of parameters: `GET /kv/{key}`.
    public var description: String { requestDescription.description }
}

extension PagedCollection: SecretHolder {
    /// The type, the number of the items that have been fetched, and whether there are no more.
    public var description: String { "\(Self.self)(count: \(count), isExhausted: \(isExhausted))" }
}

extension ServiceStream: SecretHolder {
    /// The type.
    public var description: String { "\(Self.self)" }
}

extension LongRunningOperation: SecretHolder {
    /// The type, and the state in the service's words.
    public var description: String { "\(Self.self)(state: \(status.state))" }
}

extension RequestParameter: SecretHolder {
    /// The name, without the value.
    var description: String { "\(name): \(RequestRedactor.placeholder)" }
}

extension RequestContent: SecretHolder {
    /// The media type, without the content.
    var description: String { "\(mediaType): \(RequestRedactor.placeholder)" }
}
