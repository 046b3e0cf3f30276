import Foundation

/// The error of a service call.
public enum ServiceError: Error, Sendable {
    /// The client failed: a value could not be sent, the connection failed, a response could not be read, or the call
    /// was canceled.
    ///
    /// The text says what happened and what to do about it. The associated error is the cause, if there is one: a
    /// `CancellationError` for a canceled call, a ``CancellationToken/TimedOut`` if its
    /// token's timeout did that, a `URLError` for a failed connection, or the reading error with the path of the member for an
    /// unreadable response.
    case client(String, (any Error)? = nil)

    /// The service returned a response that reports a failure.
    indirect case service(ServiceFailure)

    /// Whether the call was canceled, by its token, by the token's timeout, or with its Swift task. After the timeout,
    /// ``isTimeout`` is true as well: ask that first if you ignore cancellations.
    public var isCanceled: Bool {
        guard case .client(_, let cause) = self else { return false }
        return cause is CancellationError || cause is CancellationToken.TimedOut
    }

    /// Whether there was no complete response because the service could not be reached, the connection was lost, or a
    /// time limit was exceeded. The same call may succeed later.
    public var isConnectionFailure: Bool { ConnectionFailure(self) != nil }

    /// Whether a time limit was exceeded: that of the connection, of a try, of all tries together, or of the call's token.
    public var isTimeout: Bool {
        if case .client(_, is CancellationToken.TimedOut) = self { return true }
        return ConnectionFailure(self)?.isTimeout == true
    }

    /// What caused this error, or `nil` if nothing else is known: the cause of a client error, or the reason why the body of a
    /// response that reports a failure cannot be read.
    public var underlyingError: (any Error)? {
        switch self {
        case .client(_, let cause): cause
        case .service(let failure): failure.decodingError
        }
    }

    /// The service's error response, if this error is one.
    public var failure: ServiceFailure? {
        if case .service(let failure) = self { failure } else { nil }
    }
}

extension ServiceError: CustomStringConvertible {
    /// What happened, in one or two sentences. It never contains a credential.
    public var description: String {
        switch self {
        case .client(let message, nil):
            return message.printable
        case .client(let message, let cause?):
            return (isCanceled ? message : "\(message) (\(Self.text(of: cause)))").printable
        case .service(let failure):
            return failure.description
        }
    }

    /// The text of a cause, in one line. Foundation's own errors describe themselves with their whole `userInfo`, which repeats the URL
    /// with its query, so only their domain and code are used, and what the system says of its error numbers.
    static func text(of cause: any Error) -> String {
        if let cause = cause as? URLError {
            return "URLError \(cause.code.rawValue)"
        }
        if type(of: cause) is NSError.Type || (cause is any CustomNSError && !(cause is ServiceError)) {
            let error = cause as NSError
            return "\(error.domain) \(error.code)\(reason(of: error).map { ": \($0.inOneLine)" } ?? "")"
        }
        return ((cause as? any LocalizedError)?.errorDescription ?? String(describing: cause)).inOneLine
    }

    /// What is known of an error besides its domain and code, without what is known to be secret.
    private static func reason(of error: NSError) -> String? {
        switch error.domain {
        case NSPOSIXErrorDomain:
            return strerror(Int32(truncatingIfNeeded: error.code)).map { String(cString: $0) }
        case NSCocoaErrorDomain:
            let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
            return cause.flatMap { $0.domain == NSPOSIXErrorDomain ? reason(of: $0) : nil }
        case NSURLErrorDomain:
            return nil
        default:
            let text = error.userInfo[NSLocalizedDescriptionKey] as? String
            return text.map { RequestRedactor.hidingCredentials(in: RequestRedactor.text(ofValue: $0)) }
        }
    }
}

extension ServiceError: CustomReflectable {
    /// The mirror that `dump` and debuggers show. The text of the cause replaces the cause, so that no secret is shown.
    public var customMirror: Mirror {
        switch self {
        case .client(let message, let cause):
            let cause = cause.map { ("cause", Self.text(of: $0)) }
            return Mirror(self, children: [("message", message), cause].compactMap(\.self), displayStyle: .enum)
        case .service(let failure):
            return Mirror(self, children: ["failure": failure], displayStyle: .enum)
        }
    }
}

extension ServiceError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }

    /// What to do about an error response of the service, based on its status, or `nil` for other errors, whose text
    /// includes this.
    public var recoverySuggestion: String? { failure.flatMap { HTTPStatus.advice(for: $0.statusCode) } }
}

extension ServiceError: CustomNSError {
    /// What the code of this error means differs from case to case, so that reports of crashes tell failures apart: the status code of
    /// a service's response, the code of the `URLError` of a failed connection or a canceled call, or 0.
    public var errorCode: Int {
        switch self {
        case .service(let failure): failure.statusCode
        case .client where isCanceled: URLError.cancelled.rawValue
        case .client(_, let cause): (cause as? URLError)?.code.rawValue ?? 0
        }
    }

    /// The text of this error, what to do about it, and the domain and code of ``underlyingError``, without what that says, which may
    /// hold secrets.
    public var errorUserInfo: [String: Any] {
        // FoundationEssentials does not ask a `LocalizedError` that is also a `CustomNSError`.
        var info: [String: Any] = [NSLocalizedDescriptionKey: description]
        info[NSLocalizedRecoverySuggestionErrorKey] = recoverySuggestion
        if let cause = underlyingError.map({ $0 as NSError }) {
            info[NSUnderlyingErrorKey] = NSError(domain: cause.domain, code: cause.code)
        }
        return info
    }
}

extension ServiceError {
    /// The error of a call that was canceled.
    ///
    /// - Parameter token: The call's token, which may know why.
    static func canceled(by token: CancellationToken?) -> ServiceError {
        token?.error ?? .canceledWithTask(CancellationError())
    }

    private static func canceledWithTask(_ cause: CancellationError) -> ServiceError {
        .client("The request was canceled because its task was canceled.", cause)
    }

    /// Converts any error to a service error.
    ///
    /// - Parameters:
    ///   - error: What was thrown. A service error stays as it is, and so does it that a task was canceled.
    ///   - message: What could not be done because of any other error.
    init(wrapping error: any Error, _ message: @autoclosure () -> String = "The request could not be completed.") {
        switch error {
        case let error as ServiceError:
            self = error
        case let error as CancellationError:
            self = .canceledWithTask(error)
        default:
            self = .client(message(), error)
        }
    }
}
