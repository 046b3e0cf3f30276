import Mustache
import ServiceDescription

/// The body of a request.
extension OperationDeclaration.Body: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .string(ReservedNames.variable($0.name)) },
        "isAssembled": { .bool($0.members != nil) },
        "type": { .string($0.type.name) },
        "members": { .views($0.members ?? []) },
        "mayBeNull": { .bool($0.members == nil && $0.mayBeNull) },
        "mediaType": { .literal($0.usualMediaType.text) },
        "fileTypes": { $0.fileTypes.count > 1 ? .literal($0.fileTypes) : .null },
        "contentTypeArgument": { $0.asksForMediaType ? .optional($0.contentTypeName) : .null },
        "isContentTypeOptional": { .bool($0.isOptional) },
        "fixedMember": { .optional($0.fixedMember) },
        "contentTypeOption": { $0.asksForMediaType ? .null : .optional($0.contentTypeName) },
        "root": { .optional($0.root.map { XMLFormDeclaration.Member(member: $0) }) },
        "coding": { .optional($0.type.codingOfWriters?.rawValue) },
        "hasEncodings": { .bool(!$0.encodings.isEmpty) },
        "encodings": { .views($0.encodings) },
    ]

    /// The media type it is sent in if nothing says another.
    private var usualMediaType: MediaType { mediaType ?? mediaTypes[0] }

    /// The media types that a file may have, that one first. Where any is accepted, the description does not say of any that it is
    /// meant for files with its extension.
    private var fileTypes: [String] {
        guard isHTTPBody else { return [] }
        return ([usualMediaType] + mediaTypes.filter { $0 != usualMediaType && !$0.isAny }).map(\.text)
    }
}

extension [MediaType] {
    /// The media types as documentation lists them.
    var choice: String { Phrases.list(map { "`\($0)`" }, "or") }
}

/// A member of a body that the operation itself sets.
extension FixedMember: MustacheView {
    static let members: MustacheMembers<Self> = [
        "fixedName": { .string(SwiftName.unescaped($0.name)) },
        "fixedValue": { .string(String($0.value)) },
        "isAlwaysSent": { .bool($0.isAlwaysSent) },
        "mayBeMissing": { .bool($0.mayBeMissing) },
    ]
}

/// A member of a body that the request assembles from arguments and options.
extension BodyMember: MustacheView {
    static let members: MustacheMembers<Self> = [
        "label": { .string(SwiftName.label($0.property.name)) },
        "name": { .string(ReservedNames.variable($0.name)) },
        "option": { $0.isArgument ? .null : .string(SwiftName.unescaped($0.name)) },
        "defaultValue": { .optional($0.isArgument ? nil : $0.property.defaultValue) },
    ]
}

extension OperationDeclaration.Body {
    /// A clause with what callers may pass in place of the body; empty if they must pass one.
    var exception: String {
        if isOptional { return ", if there is one" }
        return mayBeNull ? ", or `nil` for `null`" : ""
    }

    /// In which media types it is sent, where its type does not say so.
    var summary: String {
        let types = acceptsAnything ? "in any media type" : "as \(mediaTypes.choice)"
        return ["The body, \(types)\(exception).", note].compactMap(\.self).joined(separator: " ")
    }

    /// What callers may say of its media type, where they are asked.
    var mediaTypeSummary: String {
        let missing = isOptional && isHTTPBody ? "; without it, that of a file's extension" : ""
        return
            "The media type of the body\(missing). The service accepts \(acceptsAnything ? "any" : mediaTypes.choice)."
    }

    /// Whether the service takes whatever callers have.
    private var acceptsAnything: Bool { mediaType == nil && mediaTypes.contains { $0.essence == "*/*" } }

    /// How callers make it, where it is not a value.
    var note: String? { isHTTPBody ? "Pass `.data(…)`, `.file(…)` or `.stream(…)`." : nil }
}

/// The encoding of a form member.
extension FieldEncodingDeclaration: MustacheView {
    static let members: MustacheMembers<Self> = [
        "name": { .literal($0.name) },
        "contentType": { if case .contentType(let type) = $0.kind { .literal(type) } else { .null } },
        "base64": { if case .base64(let type, _) = $0.kind { .literal(type) } else { .null } },
        "sendsTransferEncoding": { if case .base64(_, let isSent) = $0.kind { .bool(isSent) } else { .bool(false) } },
        "xml": { if case .xml(let type, _) = $0.kind { .literal(type) } else { .null } },
        "root": { if case .xml(_, let root) = $0.kind { .view(root) } else { .null } },
        "style": { .optional($0.text?.style.rawValue) },
        "explode": { .optional($0.text.map { String($0.explodes) }) },
        "allowReserved": { .bool($0.text?.allowsReserved ?? false) },
        "hasLists": { .bool($0.text?.listStyles.isEmpty == false) },
        "lists": { .strings($0.text?.listStyles.map(\.rawValue) ?? []) },
    ]

    /// How the value becomes text; `nil` if it is sent in a media type.
    private var text: TextStyle? {
        if case .styled(let text) = kind { text } else { nil }
    }
}
