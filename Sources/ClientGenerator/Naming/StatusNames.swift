import ServiceDescription

/// Names responses after their status codes (RFC 9110, section 16.2.1).
enum StatusNames {
    private static let names = [
        200: "ok", 201: "created", 202: "accepted", 203: "nonAuthoritativeInformation", 204: "noContent",
        205: "resetContent", 206: "partialContent", 207: "multiStatus", 208: "alreadyReported", 226: "imUsed",
        304: "notModified", 400: "badRequest", 401: "unauthorized", 402: "paymentRequired", 403: "forbidden",
        404: "notFound", 405: "methodNotAllowed", 406: "notAcceptable", 408: "requestTimeout", 409: "conflict",
        410: "gone", 411: "lengthRequired", 412: "preconditionFailed", 413: "contentTooLarge",
        415: "unsupportedMediaType", 416: "rangeNotSatisfiable", 421: "misdirectedRequest",
        422: "unprocessableContent", 423: "locked", 424: "failedDependency", 425: "tooEarly", 426: "upgradeRequired",
        428: "preconditionRequired", 429: "tooManyRequests", 431: "headerFieldsTooLarge", 500: "internalServer",
        501: "notImplemented", 502: "badGateway", 503: "serviceUnavailable", 504: "gatewayTimeout",
        507: "insufficientStorage", 508: "loopDetected",
    ]

    /// The words that name the body of a response after its operation. They include the status only if another response comes
    /// first, so that an added response does not rename others.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - responses: The responses with bodies that it is one of.
    ///   - name: The base name of the operation's own types.
    static func words(of response: Response, among responses: [Response], of name: String) -> String {
        responses.first?.status == response.status ? name : name + " " + self.name(of: response.status)
    }

    /// The name of the response of a status.
    static func name(of status: Response.Status) -> String {
        switch status {
        case .code(let code): names[code] ?? "status\(code)"
        case .range(4): "client"
        case .range(5): "server"
        case .range: "success"
        case .default: "other"
        }
    }
}
