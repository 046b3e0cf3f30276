extension Int {
    /// The name of a status code (RFC 9110, section 16.2.1): `notFound` for 404; `nil` if it has none.
    package var nameOfStatus: String? { Self.namesOfStatuses[self] }

    private static let namesOfStatuses = [
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
}
