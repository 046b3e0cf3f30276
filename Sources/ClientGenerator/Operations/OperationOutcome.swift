import ServiceDescription

/// The meaning of a response whose status suggests otherwise.
struct OperationOutcome: Sendable, Hashable {
    /// What a response means.
    enum Meaning: Sendable, Hashable {
        /// The operation failed, although the status is one of success.
        case failure
        /// The operation succeeded, although the status is one of errors; the body is the value.
        case value
        /// The operation succeeded although the status is an error, and there is no value.
        case noValue
    }

    /// The status codes.
    let status: Response.Status
    /// What a response with such a code means.
    let meaning: Meaning

    /// The responses of an operation whose status contradicts the description (`x-ms-error-response`).
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - failures: The failures whose bodies are read, which need no further treatment.
    static func outcomes(
        of operation: Operation,
        beside failures: [OperationDeclaration.Failure]
    ) -> [OperationOutcome] {
        operation.responses.compactMap { response in
            if response.isError, response.hasSuccessStatus {
                guard !failures.contains(where: { $0.status == response.status }) else { return nil }
                return OperationOutcome(status: response.status, meaning: .failure)
            }
            guard response.isExpected, response.hasFailureStatus, response.status != .default else { return nil }
            return OperationOutcome(status: response.status, meaning: response.contents.isEmpty ? .noValue : .value)
        }
    }
}

extension Response {
    /// Whether the response means success.
    var isSuccess: Bool { hasSuccessStatus ? !isError : isExpected && status != .default }

    /// Whether the response means failure.
    var isFailure: Bool { isError || !isSuccess && hasFailureStatus }

    /// Whether the status codes of the response are those of success.
    var hasSuccessStatus: Bool { status.isSuccessful }

    /// Whether the status codes of the response are those of errors, or of redirects.
    var hasFailureStatus: Bool { status.isOfErrors }
}

extension Response.Status {
    /// Whether the status codes mean errors or redirects. A redirect arrives only if nothing follows it.
    var isOfErrors: Bool {
        switch self {
        case .code(let code): code >= 300
        case .range(let digit): digit >= 3
        case .default: true
        }
    }

    /// Whether the status codes are those of redirects, which clients follow (RFC 9110, section 15.4).
    var isRedirection: Bool {
        switch self {
        case .code(let code): [301, 302, 303, 307, 308].contains(code)
        case .range(let digit): digit == 3
        case .default: false
        }
    }
}
