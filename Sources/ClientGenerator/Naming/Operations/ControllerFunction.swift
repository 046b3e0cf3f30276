import ServiceDescription

/// A function of a class, as NestJS names an operation after both, and its version: `UsersController_findAll`,
/// `UsersController_findAll_v1`. Its command line calls those functions of a new class otherwise than services call what they do (G046).
enum ControllerFunction {
    /// The verbs for the functions that frameworks generate in a controller, and whether they are about one thing.
    private static let verbs: [String: (verb: String, method: String, isOfOne: Bool)] = [
        "findAll": ("list", "GET", false), "findOne": ("get", "GET", true), "remove": ("delete", "DELETE", true),
    ]

    /// What an operation is called whose identifier names a class and a method, the best first.
    static func names(_ divided: DividedIdentifier, of operation: Operation) -> [String] {
        let (function, version) = withoutVersion(String(divided.name), of: operation)
        let own = TaggedIdentifiers.withoutTag(GroupName.text(of: String(divided.group)), function)
        let action = verbs[own].flatMap { action in
            let isOfOne = operation.segments.last?.isParameter == true
            return action.method == operation.method && action.isOfOne == isOfOne ? action.verb : nil
        }
        return [action, own].compactMap(\.self).map { $0 + version }
    }

    /// A function and its version, if the path has that too: `findAll` and *v2* of `findAll_v2`. No version can be older than the first,
    /// whose functions so need not tell it.
    private static func withoutVersion(_ name: String, of operation: Operation) -> (function: String, version: String) {
        guard let mark = name.lastIndex(of: "_"), case let version = name[mark...].dropFirst(), version.isMarkedVersion,
            operation.segments.contains(where: { $0.text.lowercased() == version.lowercased() })
        else { return (name, "") }
        return (String(name[..<mark]), version.lowercased() == "v1" ? "" : " " + version)
    }
}
