/// The text of options for logs, messages and debuggers.
enum OptionsText {
    /// The members that all options must have, which are shown last.
    private static let commonNames: Set<String> = [
        "clientRequestId", "cancellationToken", "dispatchQueue", "context", "conditions",
    ]

    /// The name of the type, with the options that are set.
    static func text(of options: some RequestOptions) -> String {
        var members =
            switch options {
            // It has no others.
            case is CommonOptions: [String]()
            // Its common options are one member.
            case is any OperationOptions: members(of: options) { $0 != "common" }
            default: members(of: options) { !commonNames.contains($0) }
            }
        if let id = options.clientRequestId { members.append("clientRequestId: \(String(reflecting: id))") }
        if let conditions = options.conditions { members += Self.members(of: conditions) { _ in true } }
        if let queue = options.dispatchQueue { members.append("dispatchQueue: \(String(reflecting: queue.label))") }
        // A value of either may be anything, and tell nothing.
        if options.cancellationToken != nil { members.append("cancellationToken: …") }
        if options.context != nil { members.append("context: …") }
        return "\(type(of: options))(\(members.joined(separator: ", ")))"
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
