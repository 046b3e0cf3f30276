import Foundation
import ServiceRuntime

extension HTTPRequest {
    /// The body as text, or `nil` if there is none or it is not UTF-8.
    public var bodyText: String? {
        data.flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The body as JSON.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no body, or it is not JSON.
    public var bodyJSON: JSONValue {
        get throws { try body(JSONValue.self, mediaType: nil, orElse: "is not JSON") }
    }

    /// Returns the body as a value, such as a model.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: The value that is written in the media type of the body.
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no body, or it is not such a value.
    public func body<Value: ModelValue>(as type: Value.Type) throws -> Value {
        try body(type, mediaType: headers["Content-Type"], orElse: "cannot be read as '\(type)'")
    }

    private func body<Value: ModelValue>(_ type: Value.Type, mediaType: String?, orElse problem: String) throws -> Value
    {
        let name = RequestRedactor.line(of: self)
        guard let data else { throw ServiceError.client("\(name) has no body.") }
        do {
            return try ModelCoder.decode(type, from: data, mediaType: mediaType)
        } catch {
            throw ServiceError.client("The body of \(name) \(problem).", error)
        }
    }

    /// Returns the decoded value of a query parameter.
    ///
    /// - Parameter name: The name of the parameter.
    /// - Returns: The value, the first one if there are several, or `nil` if there is no such parameter.
    public func queryParameter(_ name: String) -> String? { queryParameters(name).first }

    /// Returns the decoded values of a query parameter that may occur several times.
    ///
    /// - Parameter name: The name of the parameter.
    /// - Returns: The values in their order.
    public func queryParameters(_ name: String) -> [String] {
        let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
        return items.filter { $0.name == name }.compactMap(\.value)
    }
}
