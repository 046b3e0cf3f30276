import Foundation

/// Finds the code by which programs tell the failures of a service apart, in the forms in common use.
enum FailureCode {
    /// The members that hold the code, the most telling first: those of OData, Azure and most other services (`code`), of Apigee
    /// (`errorcode`), of AWS (`__type`) and RFC 9457 (`type`).
    private static let members = ["code", "errorCode", "error_code", "errorcode", "__type", "type"]
    /// The members that hold it in an element of `errors`: of Google's older services as well.
    private static let membersOfElements = members + ["reason"]
    /// The header fields that hold it: of Azure, and of AWS.
    private static let headers = ["x-ms-error-code", "x-amzn-errortype"]
    /// The maximum length of a code, in bytes.
    private static let longestCode = 200

    /// Finds the code.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - body: What its body says.
    ///   - secrets: The secrets of the request, which some services repeat.
    /// - Returns: The code, or `nil` if there is none but the status code.
    static func find(in response: HTTPResponse, _ body: FailureBody?, hiding secrets: [String] = []) -> String? {
        let inHeaders = headers.lazy.compactMap { response.headers[$0] }.compactMap { code(.string($0)) }.first
        let found = inHeaders ?? body.flatMap { code(in: $0.value, besides: response.statusCode) }
        return found.map { RequestRedactor.hidingCredentials(in: $0, and: secrets) }
    }

    private static func code(in value: JSONValue, besides status: Int) -> String? {
        switch value {
        case .array(let items): items.first.flatMap { code(in: $0, besides: status) }
        case .object(let members): code(in: FailureObject(members), besides: status)
        default: nil
        }
    }

    private static func code(
        in object: FailureObject,
        besides status: Int,
        _ members: [String] = FailureCode.members
    ) -> String? {
        for failure in object.failures {
            // Google has the status code as `code`, and its name as `status`.
            let name =
                failure["code"] == .integer(Int64(status))
                ? failure["status"]?.string.flatMap { code(.string($0)) } : nil
            if let code = name ?? code(in: failure, besides: status) { return code }
        }
        for name in members {
            guard let value = object[name], value != .integer(Int64(status)), value != .string(String(status)) else {
                continue
            }
            if let code = code(value) { return code }
        }
        if case .object(let first)? = object.errors.first,
            let code = code(in: FailureObject(first), besides: status, membersOfElements)
        {
            return code
        }
        if case .object(let detail)? = object["detail"], let code = code(in: FailureObject(detail), besides: status) {
            return code
        }
        // OAuth (RFC 6749, section 5.2).
        return object["error"].flatMap(code)
    }

    /// A number, or a text that is a name rather than a sentence, without the namespace that AWS writes before it and the address that
    /// it writes after it.
    private static func code(_ value: JSONValue) -> String? {
        switch value {
        case .integer(let number): return String(number)
        case .string(let text):
            guard (1...longestCode).contains(text.utf8.count), text != "about:blank",
                text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
            else { return nil }
            if text.hasPrefix("http://") || text.hasPrefix("https://") { return text }
            let name = text.prefix { $0 != ":" || text.hasPrefix("urn:") }
            return name.split(separator: "#").last.map(String.init)
        default: return nil
        }
    }
}
