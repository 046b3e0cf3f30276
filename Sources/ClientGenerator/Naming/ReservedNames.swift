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

    /// What methods and options call something else: their own parameters, and what all options have.
    static let argumentsAndOptions = [
        "options", "description", "completionHandler", "client", "clientRequestId", "cancellationToken",
        "dispatchQueue", "context", "common", "requests", "responsesByStatus",
    ]

    /// The members that every struct has.
    static let membersOfModels = ["hash", "hashValue", "copy", "encode", "write", "writeMembers"]

    /// The member of a struct that holds what has no member of its own.
    static let additionalProperties = "additionalProperties"

    /// The members that every enumeration has.
    static let membersOfEnumerations = [
        "allCases", "knownValues", "rawValue", "requestString", "hash", "hashValue", "description",
    ]

    /// The cases and members that every union has.
    static let membersOfUnions = ["unknown", "payload"]

    /// The members that every enumeration of API versions has.
    static let membersOfVersions = ["latest"]

    /// The labels of the arguments that say where a service is, besides its variables.
    static let labelsOfEndpoints = ["endpoint", "at"]
}
