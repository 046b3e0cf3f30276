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
        /// How members of a form that is the whole query are sent where that is not the usual way.
        var encodings: [FieldEncodingDeclaration] = []
        /// The value in Swift that is sent if none is given.
        var defaultValue: String?
        /// The name of the group among the options that it is a member of.
        var groupName: String?
        /// The type of that group.
        var groupType: String?

        /// Whether callers must give a value, of the call or of the client, because there is none without them.
        var mustBeGiven: Bool { parameter.isRequired && defaultValue == nil }
        /// Whether there may be no value: nobody has to give one, and none stands in its place.
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
        /// How it stands in a document of XML, if its type does not say so.
        var root: XMLMemberDeclaration?
        /// Whether it is an argument of the method. If it is not, callers give its ``members`` instead.
        var isArgument = true
        /// Whether it may be left out.
        var isOptional: Bool
        /// What the description says about it.
        var documentation: Documentation
        /// How members are sent where that is not the usual way.
        var encodings: [FieldEncodingDeclaration] = []
        /// Whether it is a file on disk.
        var isFile = false
        /// The members that callers give one by one instead of the whole.
        var members: [BodyMember] = []
        /// What the body says of itself, whatever callers say: the member, and its value.
        var fixedMember: FixedMember?
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
        /// The member of a page that says whether there are more, if one does.
        var moreName: String?
        /// How the operation goes on after its answer, if it does; the rest is about its result then.
        var longRunning: LongRunning?
        /// What the description says about it, beyond that the operation has succeeded.
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
    var group: GroupName?
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
