import Mustache

/// The meaning of a response whose status suggests otherwise.
struct OutcomeView: MustacheView {
    /// The status, and what it means.
    let outcome: OperationOutcome

    static let members: MustacheMembers<Self> = [
        "status": { .view(StatusView(status: $0.outcome.status)) },
        "isFailure": { .bool($0.outcome.meaning == .failure) },
        "hasValue": { .bool($0.outcome.meaning == .value) },
    ]
}
