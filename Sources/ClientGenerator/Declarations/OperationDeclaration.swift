import ServiceDescription

/// The declaration of an operation: its draft, and what depends on the names of other operations.
@dynamicMemberLookup
struct OperationDeclaration: Sendable {
    /// Where the value of a parameter comes from.
    enum Source: Sendable {
        /// An argument of the method.
        case argument
        /// A member of the operation's options.
        case option
        /// The API version of the client's options or, if the operation lists versions and that is not among them, the last of
        /// these.
        case apiVersion(among: [String])
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
        /// The type, without the `?` of an optional.
        var type: SwiftType
        /// Where its value comes from.
        var source: Source
        /// The parameter of the description.
        var parameter: ServiceDescription.Parameter
        /// Whether its place is in the URL of the operation's own server.
        var isInServer = false
        /// How members of a form that is the whole query are sent where that is not the default.
        var encodings: [FieldEncodingDeclaration] = []
        /// The value that is sent if none is given.
        var defaultValue: SwiftExpression?
        /// The value that an argument has unless callers pass another one.
        var argumentDefault: SwiftExpression?
        /// The name of the group among the options that it is a member of.
        var groupName: String?
        /// The type of that group.
        var groupType: String?

        /// The header fields that are conditions (RFC 9110, section 13.1), in lowercase.
        private static let conditions = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since"]

        /// The name on the wire.
        var wireName: String { parameter.name }
        /// Whether it is a condition under which the service does what it is asked for.
        var isCondition: Bool {
            parameter.location == .header && Self.conditions.contains(wireName.lowercased())
        }

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
        /// The media types that the body can be sent in, the best one first. They may include ranges such as `image/*`.
        var mediaTypes: [MediaType]
        /// The form of the body as an XML document, if its type does not define it.
        var root: XMLMemberDeclaration?
        /// Whether it may be left out.
        var isOptional: Bool
        /// Whether it must be sent but may be `null`. Callers pass a value or `nil`.
        var mayBeNull: Bool
        /// Its documentation in the description.
        var documentation: Documentation
        /// How members are sent where that is not the default.
        var encodings: [FieldEncodingDeclaration]
        /// The members that callers give one by one, as arguments and options; `nil` if they give the whole as one argument.
        var members: [BodyMember]?
        /// The member that the operation sets, whatever callers pass, and its value.
        var fixedMember: FixedMember?
        /// The name of the argument or option for the media type, if the caller has a choice.
        var contentTypeName: String?

        /// The media type it is sent in unless the caller names another; `nil` if the caller must name one.
        var mediaType: MediaType? { mediaTypes.first { !$0.isRange } }
        /// Whether it is sent as the caller has it.
        var isHTTPBody: Bool { type == .httpBody }
        /// Whether an argument says the media type.
        var asksForMediaType: Bool { members == nil && mediaType == nil }
    }

    /// The value that the operation returns, and its format in the response.
    struct Output: Sendable {
        /// How a response is read; the names are those of the runtime's `ResponseFormat`.
        enum Format: Sendable, Hashable {
            case value, optionalValue, nothing, data, text, list, headers, byStatus
            case events, stream
            case lines(of: String?)
            case eventObjects(textOf: [String])
            case page(items: String, nextLink: String?)
            case pages(Pages)

            /// Whether the runtime asks for `application/json` if the request names no media types. That of a format by status
            /// depends on the formats in it.
            var asksForJSON: Bool {
                switch self {
                case .value, .optionalValue, .list, .page, .pages: true
                case .nothing, .data, .text, .headers, .byStatus, .events, .stream, .lines, .eventObjects: false
                }
            }
        }

        /// A page, and how the next one is requested otherwise than by a link in it.
        struct Pages: Sendable, Hashable {
            /// The member of a page that holds the items; `nil`: the page is the array.
            var items: String?
            /// How the next page is requested.
            var next: Paging.Continuation
            /// Where the parameters are that request it.
            var place = Paging.ParameterPlace.query
            /// The member that says whether there are more, if one does.
            var more: String?
        }

        /// The type.
        var type: SwiftType
        /// How it is read.
        var format: Format
        /// The properties of a long-running operation. The other properties then describe its result.
        var longRunning: LongRunning?
        /// The documentation of the value, unless it only says that the operation succeeds.
        var documentation = Documentation()
        /// What the methods return.
        var returned: SwiftType {
            longRunning == nil ? type : .generic(.longRunningOperation, type)
        }
        /// The name in lowercase of the header field that says where the next page is; `nil` if none does.
        var followedField: String? {
            guard case .pages(let pages) = format else { return nil }
            return switch pages.next {
            case .linkHeader: "link"
            case .tokenHeader(let name, _): name.lowercased()
            case .token, .item, .offset, .page: nil
            }
        }
        /// Whether it comes item by item.
        var isStream: Bool {
            switch format {
            case .events, .eventObjects, .stream, .lines: true
            default: false
            }
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
        /// The media type for which it has that type; `nil`: all media types without a type of their own.
        var mediaType: MediaType?
    }

    /// The security requirements of an operation.
    enum Security: Sendable, Hashable {
        /// What the client's operations require by default.
        case `default`
        /// Nothing.
        case anonymous
        /// Any one of these sets of security schemes.
        case anyOf([[String]])
    }

    /// What the operation sends and what it returns.
    let draft: OperationDraft
    /// The group it belongs to, if it is not a method of the client itself.
    let group: GroupName?
    /// The name of the method.
    let name: String
    /// The request for the next page, if the operation's own link is not simply followed.
    let nextPage: NextPage?
    /// The replacement for callers, if this is the method that the operation had when the description used one tag.
    var replacement: String?

    /// What the operation sends and returns, as if it were the declaration's own.
    subscript<Value>(dynamicMember member: KeyPath<OperationDraft, Value>) -> Value {
        draft[keyPath: member]
    }

    /// The method that the operation had when the description used one tag, and the client had no groups.
    ///
    /// - Parameters:
    ///   - name: The name that it had.
    ///   - property: The property of the client by which the operation's group is reached.
    func previousMethod(named name: String, behind property: String) -> OperationDeclaration {
        OperationDeclaration(
            draft: draft,
            group: nil,
            name: name,
            nextPage: nextPage?.seenFromClient(behind: property),
            replacement: SwiftName.unescaped(property) + "." + SwiftName.unescaped(self.name)
        )
    }
}

extension OperationDeclaration.Source {
    /// Whether the value is an argument of the method.
    var isArgument: Bool {
        if case .argument = self { true } else { false }
    }

    /// Whether the value is a member of the options.
    var isOption: Bool {
        switch self {
        case .option, .serverVariable: true
        case .argument, .apiVersion, .constant, .client: false
        }
    }
}
