import ServiceDescription

/// The declaration of an operation.
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

    /// A parameter of the request.
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
        /// How members of a form that is the whole query are sent where that is not the usual way.
        var encodings: [FieldEncodingDeclaration] = []
        /// The value in Swift that is sent if none is given.
        var defaultValue: String?
        /// The name of the group among the options that it is a member of.
        var groupName: String?
        /// The type of that group.
        var groupType: String?

        /// Whether callers must pass a value, either for the call or for the client.
        var mustBeGiven: Bool { parameter.isRequired && defaultValue == nil }
        /// Whether the value may be absent: callers need not pass one, and there is no default.
        var mayBeMissing: Bool { !parameter.isRequired && defaultValue == nil }
    }

    /// The body that is sent.
    struct Body: Sendable {
        /// The name in Swift.
        var name: String
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// The media types it can be sent in, the best one first. There may be ranges such as `image/*` among them.
        var mediaTypes: [String]
        /// The form of the body as an XML document, if its type does not define it.
        var root: XMLMemberDeclaration?
        /// Whether it may be left out.
        var isOptional: Bool
        /// Its documentation in the description.
        var documentation: Documentation
        /// How members are sent where that is not the usual way.
        var encodings: [FieldEncodingDeclaration] = []
        /// Whether it is a file on disk.
        var isFile = false
        /// The members that callers give one by one instead of the whole; none if they give the whole. ``BodyFlattening`` adds
        /// them.
        var members: [BodyMember] = []
        /// The member that the operation sets, whatever callers pass, and its value. ``StreamedOperations`` adds it.
        var fixedMember: FixedMember?
        /// The name of the argument or option for the media type, if the caller has a choice.
        var contentTypeName: String?

        /// The media type it is sent in unless the caller says another; `nil` if he has to.
        var mediaType: String? { mediaTypes.first { !MediaTypes.isRange($0) } }
        /// Whether it is an argument of the method.
        var isArgument: Bool { members.isEmpty }
        /// Whether an argument says the media type.
        var asksForMediaType: Bool { isArgument && mediaType == nil }
    }

    /// The value that the operation returns, and its format in the response.
    struct Output: Sendable {
        /// How a response is read; the names are those of the runtime's `ResponseFormat`.
        enum Format: Sendable, Hashable {
            case value, optionalValue, nothing, data, text, list, headers, events, stream, lines, byStatus
            case page(items: String, nextLink: String?)
            case pages(items: String?, next: Paging.Continuation, isInBody: Bool)
        }

        /// The type.
        var type: SwiftType
        /// How it is read.
        var format: Format
        /// The member of a page that says whether there are more, if one does.
        var moreName: String?
        /// The properties of a long-running operation. The other properties then describe its result.
        var longRunning: LongRunning?
        /// The documentation of the value, unless it only says that the operation succeeds.
        var documentation = Documentation()
        /// What the methods return.
        var returned: SwiftType {
            longRunning == nil ? type : .generic(.longRunningOperation, type)
        }
        /// Whether it is a collection.
        var isCollection: Bool {
            switch format {
            case .list, .page, .pages: true
            default: false
            }
        }
    }

    /// A response that is an error.
    struct Failure: Sendable {
        /// The status codes it is for.
        var status: Response.Status
        /// The type of its body; `nil`: it is left as it comes.
        var type: SwiftType?
    }

    /// The security requirements of an operation.
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
    var group: GroupName?
    /// The name of the method. It is empty until ``MethodNames`` assigns it, because it depends on the labels of all operations
    /// of the group.
    var name: String
    /// The name of the struct of its options.
    var optionsName: String
    /// The parameters, in the order of the description.
    var parameters: [Parameter]
    /// The body that is sent, if any.
    var body: Body?
    /// What it returns.
    var output: Output
    /// The header fields that its responses have, if the description names any.
    var headers: HeadersDeclaration?
    /// The responses by status code, if they have different shapes.
    var result: ResultDeclaration?
    /// The responses that are errors, and have a body.
    var failures: [Failure]
    /// The media types that the client can read, as an `Accept` header lists them.
    var accept: String?
    /// The security requirements of the operation.
    var security: Security
    /// The request for the next page, if the operation's own link is not simply followed.
    var nextPage: NextPage?
    /// The header field for the request's identifier, if it is not the usual one.
    var clientRequestIdHeader: String?
    /// The names of body members, sent and received, whose values are redacted in logs.
    var secretMembers: [String]
    /// The meanings of responses whose status suggests otherwise.
    var outcomes: [OperationOutcome]
    /// Where it is sent, if not to the client's endpoint.
    var server: OperationServer?
    /// The option that says the media type of the body, if there is one: its name, and the types.
    var contentTypeOption: (name: String, mediaTypes: [String])?
    /// Whether it differs from the operation before in nothing but the type of its body.
    var isOverload = false
    /// The replacement for callers, if this is the method that the operation had when the description used one tag.
    var replacement: String?
}
