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

    /// The text or the number of a member.
    ///
    /// - Parameter path: The names that lead to it, with dots between them.
    func text(at path: String) -> String? {
        value.text(at: path)
    }

    /// The body with another value of a member.
    func setting(_ path: String, to member: JSONValue) -> PageRequestBody {
        PageRequestBody(Self.setting(path.split(separator: ".").map(String.init)[...], to: member, of: value))
    }

    private static func setting(_ path: ArraySlice<String>, to member: JSONValue, of value: JSONValue?) -> JSONValue {
        guard let name = path.first else { return member }
        var members: [String: JSONValue] = if case .object(let members)? = value { members } else { [:] }
        members[name] = setting(path.dropFirst(), to: member, of: members[name])
        return .object(members)
    }

    /// Makes this the body of a request.
    ///
    /// - Throws: ``ModelWritingError`` if a number in it is not finite.
    func replaceBody(of request: inout HTTPRequest) throws {
        request.data = try ModelCoder.encode(value)
        if request.headers["Content-Type"] == nil { request.headers["Content-Type"] = "application/json" }
    }
}

extension JSONValue {
    /// The text or the number of a member.
    ///
    /// - Parameter path: The names that lead to it, with dots between them.
    func text(at path: String) -> String? {
        let member = path.split(separator: ".").reduce(self as JSONValue?) { $0?[String($1)] }
        return member?.string ?? member?.int.map(String.init)
    }
}
