import ServiceDescription
import YAML

/// An operation from its callers' point of view.
package struct OperationOutline: Sendable, Hashable {
    /// A value that is sent with the request, besides the body.
    package struct SentValue: Sendable, Hashable {
        /// Where the value comes from.
        package enum Source: Sendable, Hashable {
            /// An argument of the method.
            case argument
            /// A member of the options.
            case option
            /// The API version of the client's options.
            case apiVersion
            /// The only value that there is.
            case constant(String)
            /// A property of the client.
            case client
        }

        /// How a value becomes text. What has no meaning for the value is as the runtime does it.
        package struct Encoding: Sendable, Hashable {
            /// How it is written, unless it is sent serialized.
            package var textStyle: TextStyle
            /// Whether the slashes of the value divide the path.
            package var keepsSlashes: Bool
            /// The format of dates, numbers and binary data, if it is not the usual one of the type.
            package var format: String?
            /// The media type, if the value is sent serialized.
            package var mediaType: String?
            /// How members are sent, if the description says so.
            var fields: [FieldEncodingDeclaration]
        }

        /// The member of the options that it is in, if it is in a group of them.
        package var group: String?
        /// The name in Swift, without that of the group.
        package var ownName: String
        /// The type in Swift.
        package var type: TypeSpelling
        /// The name on the wire.
        package var wireName: String
        /// Where it is sent; `nil` for the URL of the operation's own server.
        package var place: ParameterLocation?
        /// Where its value comes from.
        package var source: Source
        /// How it becomes text.
        package var encoding: Encoding
        /// What the service takes if nothing is sent, as the description writes it; `nil` if that is not described or never happens.
        package var serviceDefault: String?
        /// Whether callers should not use it any more.
        package var isDeprecated: Bool
        /// The first line of its documentation.
        package var summary: String?

        /// The name in Swift.
        package var name: String { (group.map { $0 + "." } ?? "") + ownName }
    }

    /// The body that is sent.
    package struct Body: Sendable, Hashable {
        /// Where a body comes from.
        package enum Source: Sendable, Hashable {
            /// An argument of the method, which can be left out or not.
            case argument(isOptional: Bool)
            /// Its members come from arguments and options, and it is not given as a whole.
            case members([Member])
        }

        /// A member of a body that callers pass separately.
        package struct Member: Sendable, Hashable {
            /// The name in Swift.
            package var name: String
            /// The type in Swift.
            package var type: TypeSpelling
            /// The name on the wire.
            package var wireName: String
            /// Whether it is an argument of the method, rather than a member of the options.
            package var isArgument: Bool
        }

        /// The name in Swift.
        package var name: String
        /// The type in Swift.
        package var type: TypeSpelling
        /// The media types it can be sent in.
        package var mediaTypes: [String]
        /// Where it comes from.
        package var source: Source
        /// How members are sent, if the description says so.
        var fields: [FieldEncodingDeclaration]

        /// Whether its members are sent as those of another one.
        package func writesMembers(like other: Body) -> Bool { fields == other.fields }
    }

    /// Failures that the client reads in one way.
    package struct Failure: Sendable, Hashable {
        /// The status.
        package var status: ServiceDescription.Response.Status
        /// The media type, if failures of the status have several types.
        package var mediaType: String?
        /// The Swift type of the body, or `nil` if it is not decoded.
        package var type: TypeSpelling?
    }

    /// A response of the service.
    package struct Response: Sendable, Hashable {
        /// The status code, a range such as `4XX`, or `default`.
        package var status: String
        /// The Swift type of the body, or `nil` if there is none or it is not decoded.
        package var type: TypeSpelling?
        /// Whether it is thrown.
        package var isFailure: Bool
        /// The first line of its documentation.
        package var summary: String?
    }

    /// The operation's name in the description.
    package var identifier: String
    /// Whether that name is its author's, and not made of its method and path.
    package var hasOwnIdentifier: Bool
    /// The HTTP method.
    package var method: String
    /// The path, with the names of its parameters in braces.
    package var path: String
    /// The property of the client that leads to its group, if it is not a method of the client itself.
    package var group: String?
    /// The name of the method.
    package var name: String
    /// The arguments of the method, without its options.
    package var arguments: [ClientOutline.Member]
    /// The name of the struct of its options.
    package var optionsType: String
    /// The name of the struct of its responses' header fields, if the description names any.
    package var headersType: String?
    /// The return type of the method; ``TypeSpelling/void`` for none.
    package var returned: TypeSpelling
    /// Whether the method returns a collection.
    package var isCollection: Bool
    /// Whether the method returns a collection whose pages follow each other.
    package var isPaged: Bool
    /// How its pages, or the items of its only page, are found in responses.
    var format: OperationDeclaration.Output.Format
    /// How the result of a long-running operation is found; `nil` if it is none.
    package var longRunning: LongRunning?
    /// The names of parameters and of members of bodies, on the wire, whose values are kept out of logs and recordings.
    package var secrets: [String]
    /// The values that are sent in addition to the body, in the order of the description.
    package var sent: [SentValue]
    /// The body that is sent.
    package var body: Body?
    /// The media types that the client can read, as an `Accept` header lists them.
    package var accept: String?
    /// The option with which a call asks for one of them, if there is one.
    package var acceptOption: String?
    /// The option with which a call names the media type of its body, if there is one.
    package var contentTypeOption: String?
    /// The responses, by status.
    package var responses: [Response]
    /// The failures whose bodies the client reads, and those that it reads differently than others of a wider range.
    package var failures: [Failure]
    /// The URL of the operation's own server, if it has one.
    package var server: String?
    /// The security schemes that are needed, any one of these sets; empty: none.
    package var security: [[String]]
    /// The first line of its documentation.
    package var summary: String?
    /// Whether callers should not use it any more.
    package var isDeprecated: Bool
    /// Whether another has replaced it, and it is here only for callers of a previous client.
    package var isReplaced: Bool
    /// Where the operation is declared.
    package var mark: Mark

    /// Whether it finds items and further pages in responses as another operation does.
    package func readsPages(like other: OperationOutline) -> Bool { format == other.format }

    /// The name without labels: `pets.get`.
    package var plainName: String { (group.map { $0 + "." } ?? "") + SwiftName.unescaped(name) }

    /// The name with the labels of its arguments, as documentation names methods: `pets.get(id:)`.
    package var compoundName: String {
        "\(plainName)(\(arguments.map { SwiftName.unescaped($0.name) + ":" }.joined()))"
    }

    /// The name with the labels and types of its arguments, which distinguish overloads: `pictures.set(body: HTTPBody)`.
    package var typedName: String {
        let list = arguments.map { "\($0.name): \($0.type?.description ?? "")" }.joined(separator: ", ")
        return "\(plainName)(\(list))"
    }
}
