import Foundation

/// What a service call can fail with.
public enum ServiceError: Error, Sendable {
    /// The call failed on this side: a value that cannot be sent, a connection that failed, an answer that could not be
    /// read, or a cancelled call.
    ///
    /// The text tells what happened and what can be done about it. The error below it is the cause, where there is one:
    /// for a cancelled call a `CancellationError`, for a failed connection a `URLError`, for an unreadable answer the
    /// reading error with the path of the member.
    case client(String, (any Error)? = nil)

    /// The service answered, and the answer says that it did not do what was asked.
    indirect case service(ServiceFailure)

    /// Whether the call ended because it was cancelled, by its token, by the token's time-out or with its Swift task.
    public var isCanceled: Bool {
        if case .client(_, let cause) = self {
            return cause is CancellationError
        }
        return false
    }

    /// The service's refusal, if that is what this error is.
    public var failure: ServiceFailure? {
        if case .service(let failure) = self {
            return failure
        }
        return nil
    }
}

extension ServiceError: CustomStringConvertible {
    /// What happened, in one or two sentences; never with a credential in it.
    public var description: String {
        switch self {
        case .client(let message, nil):
            return message
        case .client(let message, let cause?):
            return cause is CancellationError ? message : "\(message) (\(Self.text(of: cause)))"
        case .service(let failure):
            return failure.description
        }
    }

    /// The text of a cause. Foundation's own errors describe themselves with their whole `userInfo`, which repeats the URL
    /// with its query, so only their domain and code are used.
    private static func text(of cause: any Error) -> String {
        if let cause = cause as? URLError {
            return "URLError \(cause.code.rawValue)"
        }
        if type(of: cause) is NSError.Type || cause is any CustomNSError {
            let cause = cause as NSError
            return "\(cause.domain) \(cause.code)"
        }
        return String(describing: cause)
    }
}

extension ServiceError: CustomReflectable {
    /// What `dump` and debuggers show: the text of the cause stands for the cause, for the reason that
    /// ``description`` has.
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

    /// What can be done about a refusal of the service, by its status; nil for other errors, whose text says so itself.
    public var recoverySuggestion: String? { failure.flatMap { HTTPStatus.advice(for: $0.statusCode) } }
}

extension ServiceError {
    /// The error of a call that was cancelled.
    ///
    /// - Parameter token: The call's token, which may know why.
    static func canceled(by token: CancellationToken?) -> ServiceError {
        token?.explanation.map { .client($0, CancellationError()) } ?? .canceledWithTask(CancellationError())
    }

    private static func canceledWithTask(_ cause: CancellationError) -> ServiceError {
        .client("The request was canceled together with its task.", cause)
    }

    /// Any error as one of ours.
    ///
    /// - Parameter error: What a stage, a transport or a credential has thrown.
    init(wrapping error: any Error) {
        switch error {
        case let error as ServiceError:
            self = error
        case let error as CancellationError:
            self = .canceledWithTask(error)
        default:
            self = .client("The request could not be completed.", error)
        }
    }
}
