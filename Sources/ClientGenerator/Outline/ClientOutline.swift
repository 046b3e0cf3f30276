import ServiceDescription

/// A client from its callers' point of view: its operations and types by their Swift names, and their counterparts on
/// the wire.
///
/// Commands that do not write the client show and compare outlines.
package struct ClientOutline: Sendable, Hashable {
    /// A value that a caller gives or gets by name.
    package struct Member: Sendable, Hashable {
        /// The name in Swift.
        package var name: String
        /// The type in Swift, without the `?` of an optional; `nil` if there is a name only.
        package var type: TypeSpelling?
        /// Whether there may be no value.
        package var isOptional = false
        /// Whether a caller must pass it to the initializer or call that takes it.
        package var isRequired = false
        /// The value that it has if none is given.
        var initialValue: SwiftExpression?
        /// Whether requests contain it.
        package var isSent = true
        /// Whether callers should not use it any more.
        package var isDeprecated = false
        /// The format of dates, numbers and binary data on the wire, if it is not the usual one of the type.
        package var format: String?
        /// The name on the wire, or empty if it has none.
        package var wireName = ""
        /// What gives it another name, if something does.
        package var renameKey: RenameKey?

        /// Its default value, as the description writes it, or as Swift does if it is a case.
        package var defaultValue: String? { initialValue?.spelling }
    }

    /// An initializer of the client, without the options that each of them takes last.
    package struct Initializer: Sendable, Hashable {
        /// The parameters.
        package var parameters: [Member]
        /// Those that are credentials, whose names on the wire are those of their security schemes.
        package var credentials: [Member]
    }

    /// What a client sends to say who calls.
    package struct Credential: Sendable, Hashable {
        /// The name of the security scheme.
        package var scheme: String
        /// What callers give.
        package var type: TypeSpelling
        /// Where a key is sent; `nil` for what is sent as all clients do it.
        package var place: ParameterLocation?
        /// The name of a key on the wire; empty if it has none of its own.
        package var wireName: String
        /// What is sent before it, if something is.
        package var prefix: String?
    }

    /// A type that is generated.
    package struct TypeOutline: Sendable, Hashable {
        /// The kind of a type.
        package enum Kind: String, Sendable, CaseIterable {
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

        /// What kind of type it is.
        package var kind: Kind
        /// The type that it is nested in, if there is one.
        package var outer: String?
        /// The name in Swift, without that of the type that it is nested in.
        package var ownName: String
        /// The members, values or cases, in the order of the description.
        package var members: [Member]
        /// The type of the values on the wire, if it is an enumeration.
        package var rawType: String?
        /// The discriminator on the wire, if there is one.
        package var discriminator: String?
        /// The protocols that it conforms to and others of its kind need not, without those for the ``literals`` of a union.
        package var conformances: Set<String> = []
        /// The alternatives that literals create, if it is a union.
        package var literals: [UnionLiteral.Kind: String] = [:]
        /// The parameters of those of its members that are functions, by the names of these.
        package var parameters: [String: [Member]] = [:]
        /// What gives it another name, if something does.
        package var renameKey: RenameKey?

        /// The name in Swift.
        package var name: String { (outer.map { $0 + "." } ?? "") + ownName }
    }

    /// The name of the client's class.
    package var name: String
    /// The type that everything is nested in, if there is one.
    package var namespace: String?
    /// The URL of the service, if the description names one.
    package var endpoint: String?
    /// The initializers.
    package var initializers: [Initializer]
    /// The credentials, by the first initializers that take them.
    package var credentials: [Credential]
    /// The parameters of the operations that belong to the client as a whole.
    package var properties: [Member]
    /// The version of the service's API that is used unless another is chosen.
    package var latestVersion: String
    /// Whether requests contain the version.
    package var sendsVersion: Bool
    /// The operations: those of the client itself, then group by group.
    package var operations: [OperationOutline]
    /// The types, sorted by kind and then by name. Options are in the order of operations.
    package var types: [TypeOutline]

    /// The name of the client's class, with the type that it is nested in.
    package var fullName: String { (namespace.map { $0 + "." } ?? "") + name }

    /// Where an operation is sent unless a caller chooses another place: its own server, or that of the service; empty if the description
    /// names neither. Without a slash at the end, because paths begin with one.
    package func server(of operation: OperationOutline) -> Substring {
        var server = (operation.server ?? endpoint ?? "")[...]
        while server.last == "/" { server.removeLast() }
        return server
    }
}
