import ServiceDescription
import YAML

/// The file that a type stands in.
enum TypeFile: Hashable, Sendable {
    /// That of the type of this name. What the description defines by name has a file of its own, and what is described
    /// inside of it stands in the same file.
    case type(String)
    /// That of the types which are described inside the operations of the group of this key.
    case group(String)
}

/// A type that is generated from a schema.
struct ModelDeclaration: Sendable {
    /// A member of a struct.
    struct Property: Sendable {
        /// The name in Swift.
        var name: String
        /// The name on the wire.
        var wireName: String
        /// The objects on the wire that it stands in, the outermost first, where the model has their members as its own.
        var containers: [FlattenedContainer] = []
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// Whether it may be absent or `null`.
        var isOptional: Bool
        /// Whether `null` is written when there is no value, because the member must be present.
        var writesNull: Bool
        /// Whether it is left out of what is sent, because only the service gives it its value.
        var isReadOnly = false
        /// Whether whoever sends the model must give it, although the service never does.
        var isGiven = false
        /// What the description says about it.
        var documentation: Documentation
        /// Whether the member is kept by reference, because the struct would contain itself or grow too large.
        var isIndirect = false
        /// What the description wants clients to send for it if they are given nothing.
        var clientDefault: YAMLNode?
        /// What an initialiser takes for the member unless it is given something else, as generated code writes it.
        var initialValue: String?
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// What the description says about it.
    var documentation: Documentation
    /// The members.
    var properties: [Property]
    /// The type of the members that have no name of their own, if there may be any.
    var additionalProperties: SwiftType?
    /// The name of the member that holds them.
    var additionalPropertiesName = "additionalProperties"
    /// What XML calls it and its members, if it is sent in XML and its names do not say it.
    var xml: XMLFormDeclaration?
}

/// An enumeration that is generated from a schema.
struct EnumerationDeclaration: Sendable {
    /// A known value.
    struct Value: Sendable {
        /// The name in Swift.
        var name: String
        /// The value on the wire.
        var rawValue: String
        /// Whether Swift writes it in quotes.
        var isText: Bool
        /// What the description says about it.
        var documentation: Documentation
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// What the description says about it.
    var documentation: Documentation
    /// The type of the values on the wire.
    var rawType: EnumerationSchema.RawType
    /// The same in Swift.
    var rawSwiftType: SwiftType
    /// The known values.
    var values: [Value]
    /// Whether there will never be another value.
    var isFrozen: Bool
}

/// An operation, as generated code offers it.
struct OperationDeclaration: Sendable {
    /// Where the value of a parameter comes from.
    enum Source: Sendable {
        /// An argument of the method.
        case argument
        /// A member of the operation's options.
        case option
        /// The API version of the client's options.
        case apiVersion
        /// The only value that there is.
        case constant(String)
        /// A property of the client.
        case client
        /// A member of the operation's options, which has its place in the URL of the operation's own server.
        case serverVariable(default: String)
    }

    /// What is sent.
    struct Parameter: Sendable {
        /// The name in Swift.
        var name: String
        /// The name on the wire.
        var wireName: String
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// Where its value comes from.
        var source: Source
        /// The parameter of the description.
        var parameter: ServiceDescription.Parameter
        /// The value in Swift that is sent if none is given.
        var defaultValue: String?
        /// The name of the group among the options that it is a member of.
        var groupName: String?
        /// The type of that group.
        var groupType: String?
    }

    /// The body that is sent.
    struct Body: Sendable {
        /// The name in Swift.
        var name: String
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// The media types it can be sent in, the best one first. There may be ranges such as `image/*` among them.
        var mediaTypes: [String]
        /// How it stands in a document of XML, if its type does not say so.
        var root: XMLMemberDeclaration?
        /// Whether it is an argument of the method, rather than a member of the options.
        var isArgument: Bool
        /// What the description says about it.
        var documentation: Documentation
        /// How members are sent where that is not the usual way.
        var encodings: [FieldEncodingDeclaration] = []
        /// Whether it is a file on disk.
        var isFile = false
        /// The members that callers give one by one instead of the whole.
        var members: [BodyMember] = []
        /// The name of what says the media type, if the caller has a choice.
        var contentTypeName: String?

        /// The media type it is sent in unless the caller says another; `nil` if he has to.
        var mediaType: String? { mediaTypes.first { !MediaTypes.isRange($0) } }
        /// Whether an argument says the media type.
        var asksForMediaType: Bool { isArgument && mediaType == nil }
    }

    /// What the operation returns, and how it is read from the answer.
    struct Output: Sendable {
        /// How an answer is read; the names are those of the runtime's `ResponseFormat`.
        enum Format: Sendable, Hashable {
            case value, optionalValue, nothing, data, text, list, headers, events, stream, byStatus
            case page(items: String, nextLink: String?)
            case pages(items: String?, next: Paging.Continuation, isInBody: Bool)
        }

        /// The type.
        var type: SwiftType
        /// How it is read.
        var format: Format
        /// How the operation goes on after its answer, if it does; the rest is about its result then.
        var longRunning: LongRunning?
        /// What the description says about it, beyond that the operation has succeeded.
        var documentation = Documentation()
        /// What the methods return.
        var returned: SwiftType {
            longRunning == nil ? type : SwiftType("LongRunningOperation<\(type.name)>")
        }
        /// Whether it is a collection.
        var isCollection: Bool {
            switch format {
            case .list, .page, .pages: true
            default: false
            }
        }
    }

    /// An answer that is an error.
    struct Failure: Sendable {
        /// The status codes it is for.
        var status: Response.Status
        /// The type of its body; `nil`: it is left as it comes.
        var type: SwiftType?
    }

    /// What an operation requires of who calls it.
    enum Security: Sendable, Hashable {
        /// What the client's operations usually require.
        case usual
        /// Nothing.
        case anonymous
        /// Any one of these sets of security schemes.
        case anyOf([[String]])
    }

    /// The operation of the description.
    var operation: ServiceDescription.Operation
    /// The group it belongs to, if it is not a method of the client itself.
    var group: String?
    /// The name of the method.
    var name: String
    /// The name of the struct of its options.
    var optionsName: String
    /// What is sent, in the order of the description.
    var parameters: [Parameter]
    /// The body that is sent, if any.
    var body: Body?
    /// What it returns.
    var output: Output
    /// The header fields that its answers have, if the description names any.
    var headers: HeadersDeclaration?
    /// The answers by status code, if they have different shapes.
    var result: ResultDeclaration?
    /// The answers that are errors, and have a body.
    var failures: [Failure]
    /// The media types that the client can read, as an `Accept` header lists them.
    var accept: String?
    /// What the service requires of who calls the operation.
    var security: Security
    /// The request for the next page, if the operation's own link is not simply followed.
    var nextPage: NextPage?
    /// The header field for the request's identifier, if it is not the usual one.
    var clientRequestIdHeader: String?
    /// The names of the members of bodies, sent and received, whose values are not shown in logs.
    var secretMembers: [String] = []
    /// What answers mean whose status says otherwise.
    var outcomes: [OperationOutcome]
    /// Where it is sent, if not to the client's endpoint.
    var server: OperationServer?
    /// The option that says the media type of the body, if there is one: its name, and the types.
    var contentTypeOption: (name: String, mediaTypes: [String])?
    /// Whether it differs from the operation before in nothing but the type of its body.
    var isOverload = false
    /// What callers use instead, if this is the face that the operation had when the description used one tag.
    var replacement: String?
}

/// Everything that is generated, by its names in Swift.
struct ClientDeclaration: Sendable {
    /// A group of operations.
    struct Group: Sendable {
        /// The name of the group, by which its files are named.
        var name: String
        /// The name of the property that leads to it.
        var propertyName: String
        /// The name of its type.
        var typeName: String
        /// What the description says about it.
        var documentation: Documentation
        /// Its operations.
        var operations: [OperationDeclaration]
    }

    /// An initialiser of the client.
    struct Initializer: Sendable {
        /// A credential that it takes.
        struct Credential: Sendable {
            /// The label.
            var label: String
            /// The scheme of the description.
            var scheme: SecurityScheme
            /// What tokens are to be good for.
            var scopes: [String]
        }

        /// The credentials that it takes, which are needed together; none: requests are sent without.
        var credentials: [Credential]
        /// Whether each credential may be left out, because no operation needs all of them.
        var isChoice = false
        /// Whether the credentials have the names of their schemes, because operations choose among them.
        var namesSchemes = false
        /// Whether the service wants the client's certificate besides.
        var needsCertificate = false
    }

    /// A version of the service's API.
    struct Version: Sendable {
        /// The name of the case.
        var name: String
        /// The version, as it is sent.
        var value: String
        /// What the description says about it.
        var documentation: Documentation
    }

    /// The name of the client's class.
    var name: String
    /// The name of the client without its suffix, which is the prefix of names that would otherwise mean something else.
    var prefix: String
    /// The type that everything is nested in, if the user wants one.
    var namespace: String?
    /// The name of the module, which is the package of the user agent.
    var module: String
    /// What the description says about the service.
    var documentation: Documentation
    /// The URL of the service, if the description names one.
    var endpoint: String?
    /// The path that is added to the endpoint that a caller gives, and others that may stand in its place.
    var basePaths: [String]
    /// The places among which a caller can choose, if there is a choice.
    var endpointType: EndpointDeclaration?
    /// The initialisers.
    var initializers: [Initializer]
    /// What operations require that say nothing else: any one of these sets of security schemes.
    var usualSecurity: [[String]]
    /// The parameters that belong to the client as a whole.
    var parameters: [OperationDeclaration.Parameter]
    /// The groups of parameters that options have as one value.
    var parameterGroups: [ParameterGroupDeclaration]
    /// The API versions, oldest first.
    var versions: [Version]
    /// The name of the case that is the latest version.
    var latestVersion: String
    /// The operations that belong to no group.
    var operations: [OperationDeclaration]
    /// The groups of operations.
    var groups: [Group]
    /// The structs.
    var models: [ModelDeclaration]
    /// The unions.
    var unions: [UnionDeclaration]
    /// The enumerations.
    var enumerations: [EnumerationDeclaration]
    /// The arrays and maps that contain themselves.
    var recursive: [RecursiveDeclaration] = []
}
