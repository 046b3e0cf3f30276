// Requests and responses carry credentials and other secrets, and end up in logs by way of `print`, `dump` and string interpolation. They
// show there what the runtime's own log lines show; whoever needs a value asks for it by name.

extension HTTPHeaders.Field: SecretHolder {
    /// Name and value; `REDACTED` for a value that is not known to be harmless.
    public var description: String { RequestRedactor.text(of: self) }
}

extension HTTPHeaders: SecretHolder {
    /// Names and values; `REDACTED` for values that are not known to be harmless.
    public var description: String { RequestRedactor.text(of: self) }
}

extension HTTPRequest: SecretHolder {
    /// Method, URL, header fields and the size of the body; `REDACTED` for values that are not known to be harmless.
    public var description: String {
        "\(method.rawValue) \(RequestRedactor.url(of: self)) [\(RequestRedactor.headers(of: self))] \(data?.count ?? 0) bytes"
    }
}

extension HTTPResponse: SecretHolder {
    /// Status code, header fields and the size of the body; `REDACTED` for values that are not known to be harmless.
    public var description: String {
        "\(statusCode) [\(headers)] \(data?.count ?? 0) bytes"
    }
}

extension RequestDescription: SecretHolder {
    /// Method and path, without the values of parameters.
    public var description: String { "\(method.rawValue) \(pathTemplate)" }
}

extension RequestParameter: SecretHolder {
    /// The name, without the value.
    public var description: String { "\(name): \(RequestRedactor.placeholder)" }
}

extension RequestContent: SecretHolder {
    /// The media type, without what is sent.
    public var description: String { "\(mediaType): \(RequestRedactor.placeholder)" }
}
