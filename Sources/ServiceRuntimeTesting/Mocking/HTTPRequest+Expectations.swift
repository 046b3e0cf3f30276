import Foundation
import ServiceRuntime

extension HTTPRequest {
    /// The body as text; nil if there is none, or if it is not UTF-8.
    public var bodyText: String? {
        data.flatMap { String(data: $0, encoding: .utf8) }
    }

    /// The body as JSON.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no body, or none of JSON.
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

    /// The value of a parameter of the query, as it reads.
    ///
    /// - Parameter name: Its name.
    /// - Returns: The value; nil if there is no such parameter.
    public func queryParameter(_ name: String) -> String? {
        URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems?.first { $0.name == name }?.value
    }
}
