import ServiceDescription

/// A function of a class, as NestJS names an operation after both: `UsersController_findAll`. Its command line calls those functions
/// of a new class otherwise than services call what they do (G046).
enum ControllerFunction {
    /// The verbs for the functions that frameworks generate in a controller, and whether they are about one thing.
    private static let verbs: [String: (verb: String, method: String, isOfOne: Bool)] = [
        "findAll": ("list", "GET", false), "findOne": ("get", "GET", true), "remove": ("delete", "DELETE", true),
    ]

    /// What an operation is called whose identifier names a class and a method, the best first.
    static func names(_ divided: DividedIdentifier, of operation: Operation) -> [String] {
        let own = TaggedIdentifiers.withoutTag(GroupName.text(of: String(divided.group)), String(divided.name))
        guard let action = verbs[own], action.method == operation.method,
            action.isOfOne == (operation.segments.last?.isParameter == true)
        else { return [own] }
        return [action.verb, own]
    }
}
