import Mustache

/// The meaning of a response whose status suggests otherwise.
struct StatusOverrideView: MustacheView {
    /// The status, and what it means.
    let statusOverride: StatusOverride

    static let members: MustacheMembers<Self> = [
        "status": { .view(StatusView(status: $0.statusOverride.status)) },
        "isFailure": { .bool($0.statusOverride.meaning == .failure) },
        "hasValue": { .bool($0.statusOverride.meaning == .value) },
    ]
}
