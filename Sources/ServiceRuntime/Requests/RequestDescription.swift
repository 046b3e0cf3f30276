import Foundation

/// What an operation sends, as a value: method, path, parameters with their styles, body, and how the service describes
/// its failures.
///
/// Generated code fills it in; the executor makes a request of it. Nothing is encoded or checked before the request is
/// sent, so filling it in cannot fail.
public struct RequestDescription: Sendable {
    // One reference, because every operation copies its description into a request and destroys it: a struct that holds
    // nothing else shares the code for this with all that do. An array has what this takes: it is Sendable, and its element
    // is changed in place unless somebody else holds it too.
    private var storage: [RequestFields]

    /// All that the request consists of.
    var fields: RequestFields { storage[0] }

    /// Begins a description.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
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

// MARK: - Reading

extension RequestDescription {
    /// What is to be done.
    public var method: HTTPMethod { fields.method }

    /// The path below the endpoint, with the names of its parameters in braces: `/kv/{key}`.
    public var pathTemplate: String { fields.pathTemplate }

    /// The options of the call.
    public var options: (any RequestOptions)? { fields.options }

    /// The parameters, in the order in which they were added.
    public var parameters: [RequestParameter] { fields.parameters }

    /// The body; nil for none.
    public var content: RequestContent? { fields.content }
}

// MARK: - Body and answer

extension RequestDescription {
    /// Sets the body, which says itself how it is written.
    ///
    /// - Parameters:
    ///   - value: The value; nil for no body.
    ///   - mediaType: How it is written: JSON, XML, a form, text for a string, any other type for bytes.
    public mutating func body<V: ModelValue>(_ value: V?, as mediaType: String) {
        body(value, as: mediaType, encoding: [:])
    }

    /// Sets the body.
    ///
    /// - Parameters:
    ///   - value: The value; nil for no body.
    ///   - mediaType: How it is written: JSON, XML, a form, text for a string, any other type for bytes.
    ///   - encodings: How members of a form are sent where that is not the usual way, by their names.
    ///   - root: How it stands in a document of XML, where the value does not say so itself.
    ///   - coding: How dates, bytes and exact numbers are written where the value does not say so itself.
    public mutating func body<V: ModelValue>(
        _ value: V?,
        as mediaType: String,
        encoding encodings: [String: FieldEncoding] = [:],
        root: XMLMember? = nil,
        coding: ValueCoding = .default
    ) {
        let content = value.map {
            RequestContent(
                value: .value($0),
                mediaType: mediaType,
                root: root,
                encodings: encodings,
                coding: coding
            )
        }
        update { $0.content = content }
    }

    /// Sets the body to the contents of a file, which is read when the request is sent.
    ///
    /// - Parameters:
    ///   - url: Where the file is; nil for no body.
    ///   - mediaType: What the contents are.
    public mutating func body(file url: URL?, as mediaType: String) {
        let content = url.map { RequestContent(value: .file($0), mediaType: mediaType, root: nil, encodings: [:]) }
        update { $0.content = content }
    }

    /// Sets the body to what is read from a stream when the request is sent.
    ///
    /// - Parameters:
    ///   - source: The stream.
    ///   - mediaType: What it gives.
    public mutating func body(source: HTTPBodySource, as mediaType: String) {
        let content = RequestContent(value: .source(source), mediaType: mediaType, root: nil, encodings: [:])
        update { $0.content = content }
    }

    /// Sets the media types that the answer may have.
    ///
    /// - Parameter mediaTypes: The types, with commas between them, the best one first.
    public mutating func accept(_ mediaTypes: String) {
        update { $0.acceptedMediaTypes = mediaTypes }
    }

    /// Adds the type of the body that comes with a failure.
    ///
    /// - Parameters:
    ///   - status: The status codes meant. Of several that match, the most exact one counts.
    ///   - type: The type of the body.
    public mutating func failure<E: ModelValue>(_ status: StatusPattern, _ type: E.Type) {
        update { $0.failures.add(type, for: status) }
    }

    /// Leaves the body of failures with some status codes as it comes, because it has a form that no type is for.
    ///
    /// - Parameter status: The status codes, more exact ones than those of a type that would be wrong. Codes of success
    ///   (2xx) are failures then.
    public mutating func failure(_ status: StatusPattern) {
        update { $0.failures.add(nil, for: status) }
    }

    /// Sends the request without the client's credential: the operation is open to everybody.
    public mutating func anonymous() {
        update { $0.isAnonymous = true }
    }
}
