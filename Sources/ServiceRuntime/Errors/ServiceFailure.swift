import Foundation

/// An error response of a service.
public struct ServiceFailure: Sendable {
    /// The status code of the response.
    public let statusCode: Int

    /// The raw response.
    public let httpResponse: HTTPResponse

    /// The error in the body, decoded as the operation's description says, or `nil` if the description has no type for
    /// this status or the body could not be decoded.
    public let error: (any Sendable)?

    /// The reason why the body could not be decoded as the type that the description has for this status, or `nil` if
    /// it could.
    public let decodingError: (any Error)?

    /// The method of the request.
    public let method: HTTPMethod

    /// The URL of the request, in which the values of query parameters that may be secret are replaced by `REDACTED`.
    public let url: String

    /// The id by which the service or this client knows the request, for support cases.
    public let requestId: String?

    /// The tries before the last one, which failed as well.
    public let earlierTries: [FailedTry]

    /// The number of times that the request was sent.
    public var tryCount: Int { earlierTries.count + 1 }

    /// The state in which a long-running operation ended, such as `Failed` or `Canceled`, or `nil` for any other
    /// failure. ``statusCode`` is that of the response that says so, and thus a success.
    public internal(set) var operationState: String?

    /// The number of the item of a stream that reports the failure, starting at 1, or `nil` for any other failure. ``statusCode`` is
    /// that of the response, and thus a success.
    public internal(set) var itemNumber: Int?

    /// The code by which the service tells its failures apart, such as `ResourceNotFoundException`, `NOT_FOUND` or `invalid_grant`, or
    /// `nil` if there is none but ``statusCode``.
    ///
    /// It is that of the header field `x-ms-error-code` or `x-amzn-errortype` or, in the body, of a member in common use: `code`,
    /// `__type`, `type`, or `error` if that is a name, in the object `error` or the first of `errors` as well.
    public let code: String?

    /// The service's error message, or `nil` if there is none that can be read.
    public let message: String?

    /// Creates a failure, for previews and tests of code that shows or handles one. Clients create those of responses.
    /// Without a raw response, it has one with the status code alone.
    public init(
        statusCode: Int,
        code: String? = nil,
        message: String? = nil,
        error: (any Sendable)? = nil,
        decodingError: (any Error)? = nil,
        httpResponse: HTTPResponse? = nil,
        method: HTTPMethod = .get,
        url: String = "https://example.org/",
        requestId: String? = nil,
        earlierTries: [FailedTry] = [],
        operationState: String? = nil,
        itemNumber: Int? = nil
    ) {
        self.statusCode = statusCode
        self.code = code
        self.message = message
        self.error = error
        self.decodingError = decodingError
        self.httpResponse = httpResponse ?? HTTPResponse(statusCode: statusCode)
        self.method = method
        self.url = url
        self.requestId = requestId
        self.earlierTries = earlierTries
        self.operationState = operationState
        self.itemNumber = itemNumber
    }

    /// Returns the service's error as one of the types that the operation's description names.
    ///
    /// - Parameter type: The expected type.
    /// - Returns: The error, or `nil` if it has another type or the body could not be read.
    public func error<E: Sendable>(as type: E.Type) -> E? {
        error as? E
    }

    /// Whether nothing has changed since the version that the request named (304). This is not a failure in itself. It
    /// is reported as one only if you ask for a value, which such a response does not have.
    public var isNotModified: Bool { statusCode == 304 }

    /// The time after which the service asks to send the request again (`retry-after-ms`, `x-ms-retry-after-ms`, `Retry-After`), in
    /// seconds from now, or `nil` if it names none. The client waits that long by itself before another try, up to
    /// ``RetryOptions/maximumDelay``.
    public var retryAfter: TimeInterval? { RetryAfter.seconds(in: httpResponse.headers) { Date() } }

    /// Whether the requested resource does not exist (404 or 410).
    public var isNotFound: Bool { statusCode == 404 || statusCode == 410 }

    /// Whether the request conflicts with the current state of the resource (409).
    public var isConflict: Bool { statusCode == 409 }

    /// Whether a condition of the request is not met, such as its `If-Match` (412).
    public var isPreconditionFailed: Bool { statusCode == 412 }
}

extension ServiceFailure: CustomStringConvertible {
    /// The status, the request and the service's message.
    public var description: String {
        var text = operationState.map { "The operation ended as '\($0)': the service" } ?? "The service"
        text += itemNumber.map { " reported a failure in item \($0) of a stream: it" } ?? ""
        text += " returned \(statusCode)"
        if let phrase = HTTPStatus.phrase(for: statusCode) {
            text += " (\(phrase))"
        }
        text += " for \(method.rawValue) \(url)"
        if tryCount > 1 {
            text += " after \(tryCount) tries\(earlierTries.text(besides: FailedTry.reason(of: statusCode)))"
        }
        if let requestId {
            text += " [request id \(requestId)]"
        }
        if let message {
            // Many messages begin with the code, or are no more than it.
            if let code, !message.contains(code) { text += ": \(code)" }
            text += ": \(message)"
        } else if let code {
            text += ": \(code)"
        } else if isNotModified {
            text += ": nothing has changed since the version that the request named, so there is no value to return"
        }
        let request = retryAfter.map { "it asks to try again in \($0.secondsText)" }
        if let addition = RedirectPolicy.obstacle(in: httpResponse) ?? (statusCode >= 400 ? request : nil) {
            // The message may be a sentence.
            if text.hasSuffix(".") { text.removeLast() }
            text += (message == nil && code == nil ? ": " : "; ") + addition
        }
        return text.inOneLine
    }
}

extension ServiceFailure: CustomReflectable {
    /// The mirror that `dump` and debuggers show. Of what the service sent, it has only what is known to hold no secret: services
    /// repeat credentials.
    public var customMirror: Mirror {
        let type = error.map { String(describing: Swift.type(of: $0)) }
        let texts: [(name: String, text: String?)] = [
            ("statusCode", String(statusCode)), ("code", code), ("message", message), ("error", type),
            ("decodingError", decodingError.map { ServiceError.text(of: $0) }), ("method", method.rawValue),
            ("url", url),
            ("requestId", requestId), ("tryCount", String(tryCount)), ("operationState", operationState),
            ("itemNumber", itemNumber.map(String.init)),
        ]
        let children: [Mirror.Child] = texts.compactMap { name, text in text.map { (label: name, value: $0) } }
        return Mirror(self, children: children, displayStyle: .struct)
    }
}
