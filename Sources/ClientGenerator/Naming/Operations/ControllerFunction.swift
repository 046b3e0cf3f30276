import ServiceDescription

/// A function of a class, as NestJS names an operation after both: `UsersController_findAll_v1`. Its command line calls those functions
/// of a new class otherwise than services call what they do (G046).
enum ControllerFunction {
    /// The verbs for the functions that frameworks generate in a controller, and whether they are about one thing.
    private static let verbs: [String: (verb: String, method: String, isOfOne: Bool)] = [
        "findAll": ("list", "GET", false), "findOne": ("get", "GET", true), "remove": ("delete", "DELETE", true),
    ]

    /// What an operation is called whose identifier names a class and a method, the best first.
    static func names(_ divided: DividedIdentifier, of operation: Operation) -> [String] {
        let whole = divided.name
        let parts = whole.split(separator: "_", omittingEmptySubsequences: false)
        let segments = operation.segments
        // The version is in the path. Functions of other versions contain the version in their names.
        let version = parts.count == 2 ? parts.last.flatMap { self.version($0, of: segments) } : nil
        let own = TaggedIdentifiers.withoutTag(
            GroupName.text(of: String(divided.group)),
            String(version == nil ? whole : parts[0])
        )
        let action = verbs[own].flatMap { action in
            action.method == operation.method && action.isOfOne == (segments.last?.isParameter == true) ? action : nil
        }
        return [action?.verb, own].compactMap { $0 }
            .flatMap { name in [name] + (version.map { [name + " " + $0] } ?? []) }
    }

    /// A version that a path has, too.
    private static func version(_ part: Substring, of segments: [RouteSegment]) -> String? {
        part.isMarkedVersion && segments.contains { $0.text.lowercased() == part.lowercased() } ? String(part) : nil
    }
}
