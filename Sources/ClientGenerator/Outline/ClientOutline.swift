/// A client from its callers' point of view: its operations and types by their Swift names, and their counterparts on
/// the wire.
///
/// Commands that do not write the client show and compare outlines.
public struct ClientOutline: Sendable, Hashable {
    /// A value that a caller gives or gets by name.
    public struct Member: Sendable, Hashable {
        /// The name in Swift.
        public var name: String
        /// The type in Swift, without the `?` of an optional; `nil` if there is a name only.
        public var type: String?
        /// Whether there may be no value.
        public var isOptional = false
        /// Whether a caller must say it in the initializer or call that takes it.
        public var isRequired = false
        /// The name on the wire, or empty if it has none.
        public var wireName = ""
        /// What gives it another name, if something does.
        public var renameKey: RenameKey?
    }

    /// An initializer of the client, without the options that each of them takes last.
    public struct Initializer: Sendable, Hashable {
        /// The parameters.
        public var parameters: [Member]
    }

    /// A type that is generated.
    public struct TypeOutline: Sendable, Hashable {
        /// The kind of a type.
        public enum Kind: String, Sendable, CaseIterable {
            /// The client itself, whose members are its properties and groups.
            case client
            /// A struct that is sent and received.
            case model
            /// An enumeration with associated values.
            case union
            /// An array or a map that contains itself.
            case recursive
            /// A struct with known values, to which others may come.
            case enumeration
            /// An enumeration to which no value will come.
            case frozenEnumeration
            /// The optional parameters of an operation.
            case options
            /// Options that several operations share.
            case optionGroup
            /// The header fields of a response.
            case headers
            /// The responses of an operation by status.
            case result
            /// The versions of the service's API.
            case versions
            /// The places where the service can be reached.
            case endpoint
            /// The values of a variable in the URL of such a place.
            case endpointVariable
        }

        /// Its kind.
        public var kind: Kind
        /// The name in Swift.
        public var name: String
        /// The members, values or cases, in the order of the description.
        public var members: [Member]
        /// The type of the values on the wire, if it is an enumeration.
        public var rawType: String?
        /// The parameters of those of its members that are functions, by the names of these.
        public var parameters: [String: [Member]] = [:]
        /// What gives it another name, if something does.
        public var renameKey: RenameKey?
    }

    /// The name of the client's class.
    public var name: String
    /// The type that everything is nested in, if there is one.
    public var namespace: String?
    /// The URL of the service, if the description names one.
    public var endpoint: String?
    /// The initializers.
    public var initializers: [Initializer]
    /// The parameters of the operations that belong to the client as a whole.
    public var properties: [Member]
    /// The version of the service's API that is used unless another is chosen.
    public var latestVersion: String
    /// The operations: those of the client itself, then group by group.
    public var operations: [OperationOutline]
    /// The types, sorted by kind and then by name. Options are in the order of operations.
    public var types: [TypeOutline]

    /// The name of the client's class, with the type that it is nested in.
    public var fullName: String { (namespace.map { $0 + "." } ?? "") + name }
}
