extension RequestOptions {
    /// The options that are set. Of values whose names suggest a secret, and of your own values for stages, only the names are shown.
    public var debugDescription: String {
        var members =
            switch self {
            // It has no others.
            case is CommonOptions: [String]()
            // Its common options are one member.
            case is any OperationOptions: Self.members(of: self) { $0 != "common" }
            default: Self.members(of: self) { !Self.commonNames.contains($0) }
            }
        if let clientRequestId { members.append("clientRequestId: \(String(reflecting: clientRequestId))") }
        if let conditions { members += Self.members(of: conditions) { _ in true } }
        if let queue = dispatchQueue { members.append("dispatchQueue: \(String(reflecting: queue.label))") }
        // A value of either may be anything, and tell nothing.
        if cancellationToken != nil { members.append("cancellationToken: …") }
        if context != nil { members.append("context: …") }
        return "\(Self.self)(\(members.joined(separator: ", ")))"
    }

    /// The members that all options must have, which are shown last.
    private static var commonNames: Set<String> {
        ["clientRequestId", "cancellationToken", "dispatchQueue", "context", "conditions"]
    }

    private static func members(of value: some Sendable, where isShown: (String) -> Bool) -> [String] {
        let secrets = SecretNames()
        return Mirror(reflecting: value).children.compactMap { name, value in
            guard let name, isShown(name), let value = unwrapped(value) else { return nil }
            let text = RequestRedactor.hidingCredentials(in: String(reflecting: value))
            return "\(name): \(secrets.contains(name) ? "REDACTED" : text)"
        }
    }

    /// A value that may be in an optional; `nil` if there is none.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}
