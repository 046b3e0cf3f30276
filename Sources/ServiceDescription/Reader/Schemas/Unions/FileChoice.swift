import YAML

/// A union of a file and text, such as the identifier of a file that the service has already, or of a file and several files.
/// Telegram describes a file without a type; beside text, a part can be nothing else.
///
/// In a multipart body, one file and a list of one file are the same part, and a part that may be a file can be sent as one;
/// elsewhere a file or text is text, and anything is JSON.
enum FileChoice {
    /// Anything or text.
    case anything
    /// A file or text.
    case text
    /// A file, text, or a list of files, which is described there.
    case list(YAMLNode)

    /// The choice between some alternatives; `nil` if it is another one.
    init?(of alternatives: Alternatives, in source: inout DescriptionSource) {
        var hasFile = false
        var hasText = false
        var hasAnything = false
        var list: YAMLNode?
        for node in alternatives.nodes {
            guard let fields = source.peekSchema(node) else { return nil }
            if fields.areFile {
                hasFile = true
            } else if fields.restrictNothing {
                hasAnything = true
            } else if let items = fields[.items], source.peekSchema(items)?.areFile == true {
                list = node
            } else if fields.primitiveType == .string {
                hasText = true
            } else {
                return nil
            }
        }
        if hasAnything {
            guard hasText, !hasFile, list == nil else { return nil }
            self = .anything
        } else {
            guard hasFile, hasText || list != nil else { return nil }
            self = list.map { .list($0) } ?? .text
        }
    }
}

extension Fields<SchemaKeyword> {
    /// Whether a value is a file.
    fileprivate var areFile: Bool {
        guard primitiveType == .string, case .binary = primitive(.string) else { return false }
        return true
    }
}
