/// The names that nothing of a description takes, by the place that already has a use for them. (The names of types are in
/// ``ReservedTypeNames``.)
enum ReservedNames {
    /// The members that every client has, generated or from the runtime.
    static let membersOfClients = [
        "options", "requests", "endpoint", "pipeline", "commonOptions", "send", "request",
    ]

    /// The labels of the arguments that the initializers of clients take besides credentials.
    static let labelsOfClients = ["endpoint", "options", "withOptions", "authPolicy"]

    /// The label of a client's only credential.
    static let credential = "credential"

    /// What methods call something else: their own parameters and variables. Labels may be called so.
    private static let variables: Set<String> = ["options", "description", "client", "requests", "responsesByStatus"]

    /// What methods and options call something else: labels, what all options have, and the values of arguments whose labels are
    /// called like variables.
    static let argumentsAndOptions =
        [
            "completionHandler", "clientRequestId", "cancellationToken", "dispatchQueue", "context", "conditions",
            "common",
        ] + variables.sorted().map(variable)

    /// The name that a method has for the value of an argument: the label, unless the method calls something else so.
    static func variable(_ label: String) -> String { variables.contains(label) ? label + "Value" : label }

    /// The members that every struct has. (Its methods `hash(into:)`, `copy(_:)`, `encode(to:)` and `writeValue(to:)` have other
    /// names than properties `hash`, `copy`, `encode` and `writeValue`.)
    static let membersOfModels = ["hashValue", "writeMembers"]

    /// The member of a struct that holds what has no member of its own.
    static let additionalProperties = "additionalProperties"

    /// The static members that every enumeration has, and the property that stands for its values. (What else its values
    /// have, such as `description`, takes no name from its cases.)
    static let membersOfEnumerations = ["allCases", "knownValues", "rawValue"]

    /// The cases and members that every union has.
    static let membersOfUnions = ["unknown", "payload"]

    /// The members that every enumeration of API versions has.
    static let membersOfVersions = ["latest"]

    /// The labels of the arguments that say where a service is, besides its variables.
    static let labelsOfEndpoints = ["endpoint", "at"]
}
