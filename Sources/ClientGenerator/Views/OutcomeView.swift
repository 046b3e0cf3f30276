import Mustache

/// The meaning of a response whose status suggests otherwise.
struct OutcomeView: MustacheView {
    /// The status, and what it means.
    let outcome: OperationOutcome

    static let members: MustacheMembers<Self> = [
        "code": { if case .code(let code) = $0.outcome.status { .string(String(code)) } else { .null } },
        "range": { if case .range(let digit) = $0.outcome.status { .string(String(digit)) } else { .null } },
        "isFailure": { .bool($0.outcome.meaning == .failure) },
        "hasValue": { .bool($0.outcome.meaning == .value) },
    ]
}
