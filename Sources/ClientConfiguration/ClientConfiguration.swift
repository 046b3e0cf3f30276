/// The user's wishes for a client, beyond what its description says. Everything is optional.
package struct ClientConfiguration: Sendable, Hashable {
    /// Who can use the generated declarations.
    package enum Access: String, Sendable, CaseIterable {
        /// Any module.
        case `public`
        /// The modules of the same package.
        case package
        /// The module that the files are compiled into.
        case `internal`
    }

    /// How operations are divided into groups.
    package enum Groups: String, Sendable, CaseIterable {
        /// By identifiers of the form `Group_Operation`, `group/operation` or `group#operation` alone.
        case identifiers
        /// By identifiers and tags, even if there is only one tag.
        case tags
    }

    /// The description's path, relative to the folder of the configuration's file.
    package var description: Located<String>?
    /// The paths of the descriptions of several versions of the service, oldest first; also relative.
    package var apiVersions: [Located<String>] = []
    /// Folders that references may lead to besides the description's own, relative to the folder of the configuration's file.
    package var roots: [Located<String>] = []
    /// The paths of files that stand for documents with URLs, by the URL, or of folders, by what URLs begin with;
    /// also relative.
    package var copies = LocatedNames()
    /// The paths of overlays, which change the description before it is read, in that order; also relative.
    package var overlays: [Located<String>] = []
    /// The path of the folder of the user's own templates; also relative.
    package var templates: Located<String>?
    /// The output folder's path, relative to the folder of the configuration's file.
    package var output: Located<String>?
    /// The name of the module that the files are compiled into.
    package var module: Located<String>?
    /// The name of the client's type.
    package var client: Located<String>?
    /// The name of the type that all generated declarations are nested in; they are at the top of the module if `nil`.
    package var namespace: Located<String>?
    /// Who can use the generated declarations.
    package var access: Access = .public
    /// Whether operations have methods with completion handlers (G025).
    package var hasCompletionHandlers = true
    /// The text before the package's name in the user agent; that of the guidelines for Azure services if `nil`.
    package var userAgentPrefix: Located<String>?
    /// How operations are divided into groups; by tags where operations have several of them, if `nil`.
    package var groups: Groups?
    /// The part of the description that is wanted.
    package var filter = Filter()
    /// Names that replace the ones made from the description.
    package var rename = Rename()
    /// Names of Swift types, keyed by `format`, `type/format` or `type`, such as `uuid`, `string/date` or `number`.
    package var types = LocatedNames()
    /// The choices for the credentials of security schemes, in the order of the document.
    package var credentials: [CredentialSetting] = []
    /// The paging rules for collections whose paging the description does not define.
    package var paging: [PagingRule] = []
    /// The names of parameters that belong to the client as a whole rather than to one call.
    package var clientParameters: [Located<String>] = []
    /// Patterns for the names of operations whose JSON bodies are merge patches (RFC 7396), whatever their media type.
    package var mergePatch: [Located<String>] = []
    /// Patterns for the names of unions whose cases do not repeat the name of the union.
    package var shortCases: [Located<String>] = []
    /// The names of enumerations that will never have another value.
    package var frozenEnumerations: [Located<String>] = []
    /// The names of enumerations that may get more values, whatever the description says.
    package var expandableEnumerations: [Located<String>] = []
    /// The package that the client is published as, if it is to be one.
    package var package: PackageSettings?

    /// A configuration that leaves everything as it is.
    package init() {}
}

extension ClientConfiguration {
    /// The selection of a part of a description.
    ///
    /// An operation is included if any pattern for paths, tags or operations matches it, or if there is no such
    /// pattern. Schemas are included by their own patterns. In each pattern, `*` matches any text.
    package struct Filter: Sendable, Hashable {
        /// Patterns of paths, such as `/users/*`.
        package var paths: [Located<String>] = []
        /// Patterns of operations' tags.
        package var tags: [Located<String>] = []
        /// Patterns of operations' names.
        package var operations: [Located<String>] = []
        /// Patterns of schemas' names.
        package var schemas: [Located<String>] = []

        /// A filter that wants everything.
        package init() {}

        /// Whether a pattern matches the whole of a text.
        ///
        /// - Complexity: O(*n* · *m*) in the lengths of the two, however many `*` there are.
        package static func matches(_ text: String, pattern: String) -> Bool {
            let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
            var (inText, inPattern) = (0, 0)
            // Where to go on if what follows the last star does not fit: the star takes one character more.
            var retry: (text: Int, pattern: Int)?
            while inText < text.count {
                if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
                    inPattern += 1
                    retry = (inText, inPattern)
                } else if inPattern < pattern.count, pattern[inPattern] == text[inText] {
                    inText += 1
                    inPattern += 1
                } else if let last = retry {
                    retry = (last.text + 1, last.pattern)
                    (inText, inPattern) = (last.text + 1, last.pattern)
                } else {
                    return false
                }
            }
            return pattern[inPattern...].allSatisfy { $0 == UInt8(ascii: "*") }
        }
    }

    /// Names that replace the ones made from the description.
    package struct Rename: Sendable, Hashable {
        /// What new names can be for, as the keys of `rename` say it.
        package enum Section: String, CaseIterable, Sendable {
            /// Methods, by operations' names.
            case operations
            /// Parameters, by `operation.parameter`, or by `parameter` for all operations.
            case parameters
            /// Types, by schemas' names.
            case models
            /// Types that the description gives no name, by those that they would have.
            case types
            /// Members, by `schema.property`, or by `property` for all schemas.
            case properties
            /// Cases, by `schema.value`.
            case enumerations
            /// Beginnings of names, by those that schemas and groups of operations have in the description; empty for none.
            case prefixes

            /// What the new names must be like.
            var kind: NameKind {
                switch self {
                case .operations, .parameters, .properties, .enumerations: .member
                case .models, .types: .type
                case .prefixes: .typePrefix
                }
            }

            /// What one of the new names is for, in messages.
            package var noun: String {
                switch self {
                case .operations: "operation"
                case .parameters: "parameter"
                case .models: "model"
                case .types: "type"
                case .properties: "property"
                case .enumerations: "enumeration value"
                case .prefixes: "prefix"
                }
            }
        }

        private var names: [Section: LocatedNames] = [:]

        /// Names that replace nothing.
        package init() {}

        /// The new names of a section.
        package subscript(section: Section) -> LocatedNames {
            get { names[section] ?? LocatedNames() }
            set { names[section] = newValue.isEmpty ? nil : newValue }
        }
    }
}
