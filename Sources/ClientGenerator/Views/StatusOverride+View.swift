import Mustache

/// The statement for a response that counts as a failure despite a success status, or the other way around.
extension StatusOverride: MustacheView {
    static let members: MustacheMembers<Self> = [
        "status": { .view($0.status) },
        "isFailure": { .bool($0.meaning == .failure) },
        "hasValue": { .bool($0.meaning == .value) },
    ]
}
