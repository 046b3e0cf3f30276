import Mustache

/// The statement for a response that counts as a failure despite a success status, or the other way around.
struct StatusOverrideView: MustacheView {
    /// The response's status and meaning.
    let statusOverride: StatusOverride

    static let members: MustacheMembers<Self> = [
        "status": { .view(StatusView(status: $0.statusOverride.status)) },
        "isFailure": { .bool($0.statusOverride.meaning == .failure) },
        "hasValue": { .bool($0.statusOverride.meaning == .value) },
    ]
}
