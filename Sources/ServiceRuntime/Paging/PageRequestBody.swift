import Foundation

/// The body of a request for a page, whose members say which page it is.
struct PageRequestBody {
    private var value: JSONValue

    /// Reads the body of a request. A request without a body has no members.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the body is not a JSON object.
    init(of request: HTTPRequest) throws(ServiceError) {
        let data = try request.body?.loaded() ?? Data()
        do {
            value = data.isEmpty ? .object([:]) : try ModelCoder.exactValue(in: data)
        } catch {
            throw .client(
                "The page after \(RequestRedactor.url(of: request)) cannot be requested: the request body is not JSON.",
                error
            )
        }
        guard case .object = value else {
            throw .client(
                "The page after \(RequestRedactor.url(of: request)) cannot be requested: the request body is not an "
                    + "object."
            )
        }
    }

    private init(_ value: JSONValue) {
        self.value = value
    }

    /// The text or the number of the member that a path leads to.
    func text(at path: MemberPath) -> String? { value.text(at: path) }

    /// The body with another value of the member that a path leads to.
    func setting(_ path: MemberPath, to member: JSONValue) -> PageRequestBody {
        PageRequestBody(value.setting(path, to: member))
    }

    /// Makes this the body of a request.
    ///
    /// - Throws: ``ModelWritingError`` if a number in it is not finite.
    func replaceBody(of request: inout HTTPRequest) throws {
        request.data = try ModelCoder.encode(value)
        if request.headers["Content-Type"] == nil { request.headers["Content-Type"] = "application/json" }
    }
}
