extension Response {
    /// Whether the response means success.
    package var isSuccess: Bool {
        switch meaning {
        case .error: false
        case .expected: status != .default
        case .byStatus: status.isSuccessful
        }
    }

    /// Whether the response means failure.
    package var isFailure: Bool {
        switch meaning {
        case .error: true
        case .expected: status == .default
        case .byStatus: status.isOfErrors
        }
    }

    /// Whether the response says that what was asked for goes on (202), if the operation is a long-running one.
    package var isAcceptance: Bool { status == .code(202) }
}

extension Response.Status {
    /// Whether the status codes mean errors or redirects. A redirect arrives only if nothing follows it.
    package var isOfErrors: Bool { firstDigit.map { $0 >= 3 } ?? true }

    /// Whether the status codes are those of redirects, which clients follow (RFC 9110, section 15.4).
    package var isRedirection: Bool {
        switch self {
        case .code(let code): [301, 302, 303, 307, 308].contains(code)
        case .range(let digit): digit == 3
        case .default: false
        }
    }

    /// Whether every code of another status is one of this, which has more.
    package func includes(_ other: Response.Status) -> Bool {
        switch (self, other) {
        case (.default, .code), (.default, .range): true
        case (.range(let digit), .code(let code)): code / 100 == digit
        default: false
        }
    }
}
