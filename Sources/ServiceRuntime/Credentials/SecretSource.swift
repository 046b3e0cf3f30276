/// Where a credential has what it sends from.
enum SecretSource<Secret: Sendable>: Sendable {
    /// The same with every request.
    case fixed(Secret)
    /// Asked for with every try of a request.
    case asked(@Sendable () async throws -> Secret)

    /// Checks a fixed secret. Any other is checked when it is sent.
    func validate(_ check: (Secret) throws -> Void) throws {
        if case .fixed(let secret) = self { try check(secret) }
    }

    /// The secret to send now.
    ///
    /// - Parameters:
    ///   - name: What it is, in the error.
    ///   - check: Throws if it cannot be sent.
    /// - Throws: ``ServiceError/client(_:_:)`` with the closure's error as the cause, or the error of the check.
    func secret(named name: String, _ check: (Secret) throws -> Void) async throws -> Secret {
        let secret: Secret
        switch self {
        case .fixed(let fixed): secret = fixed
        case .asked(let ask):
            do {
                // The closure need not take notice of a cancellation.
                secret = try await SharedTask(ask).firstTicket.value()
            } catch {
                throw ServiceError.credential(lacks: name, error)
            }
        }
        try check(secret)
        return secret
    }
}

extension ServiceError {
    /// The error of a request for which the credential has nothing to send. An error of the service that issues secrets is none of the
    /// service that the request is for. That the request was canceled stays what it is.
    static func credential(lacks secret: String, _ error: any Error) -> any Error {
        if error is CancellationError || (error as? ServiceError)?.isCanceled == true { return error }
        return ServiceError.client("The credential has no \(secret) for the request, so it was not sent.", error)
    }
}
