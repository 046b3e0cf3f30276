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
        get throws {
            guard let data else {
                throw ServiceError.client("\(method.rawValue) \(RequestRedactor.url(of: self)) has no body.")
            }
            do {
                return try ModelCoder.decode(JSONValue.self, from: data)
            } catch {
                throw ServiceError.client(
                    "The body of \(method.rawValue) \(RequestRedactor.url(of: self)) is not JSON.",
                    error
                )
            }
        }
    }

    /// Returns the decoded value of a query parameter.
    ///
    /// - Parameter name: The name of the parameter.
    /// - Returns: The value, or `nil` if there is no such parameter.
    public func queryParameter(_ name: String) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
    }
}
