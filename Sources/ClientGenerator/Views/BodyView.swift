import Mustache
import ServiceDescription

/// The body of a request.
struct BodyView: MustacheView {
    /// The body.
    let body: OperationDeclaration.Body

    static let members: MustacheMembers<Self> = [
        "name": { .string(ReservedNames.variable($0.body.name)) },
        "isAssembled": { .bool($0.body.members != nil) },
        "type": { .string($0.body.type.name) },
        "members": { .views(($0.body.members ?? []).map(BodyMemberView.init)) },
        "mayBeNull": { .bool($0.body.members == nil && $0.body.mayBeNull) },
        "mediaType": { .literal($0.mediaType.text) },
        "fileTypes": { $0.fileTypes.count > 1 ? .literal($0.fileTypes) : .null },
        "contentTypeArgument": { $0.body.asksForMediaType ? .optional($0.body.contentTypeName) : .null },
        "isContentTypeOptional": { .bool($0.body.isOptional) },
        "fixedMember": { view in .optional(view.body.fixedMember.map { FixedMemberView(body: view.body, member: $0) })
        },
        "contentTypeOption": { $0.body.asksForMediaType ? .null : .optional($0.body.contentTypeName) },
        "root": { .optional($0.body.root.map { XMLMemberView(member: $0) }) },
        "coding": { .optional($0.body.type.codingOfWriters?.rawValue) },
        "hasEncodings": { .bool(!$0.body.encodings.isEmpty) },
        "encodings": { .views($0.body.encodings.map { FieldEncodingView(encoding: $0) }) },
    ]

    /// The media type it is sent in if nothing says another.
    private var mediaType: MediaType { body.mediaType ?? body.mediaTypes[0] }

    /// The media types that a file may have, that one first. Where any is accepted, the description does not say of any that it is
    /// meant for files with its extension.
    private var fileTypes: [String] {
        guard body.isHTTPBody else { return [] }
        return ([mediaType] + body.mediaTypes.filter { $0 != mediaType && !$0.isAny }).map(\.text)
    }

    /// Media types as documentation lists them.
    static func list(of mediaTypes: [MediaType]) -> String {
        Phrases.list(mediaTypes.map { "`\($0)`" }, "or")
    }
}

/// A member of a body that the operation itself sets.
struct FixedMemberView: MustacheView {
    /// The body that has the member.
    let body: OperationDeclaration.Body
    /// The member, and its value.
    let member: FixedMember

    static let members: MustacheMembers<Self> = [
        "fixedName": { .string(SwiftName.unescaped($0.member.name)) },
        "fixedValue": { .string(String($0.member.value)) },
        "isAlwaysSent": { .bool($0.isAlwaysSent) },
        "mayBeMissing": { .bool($0.body.mayBeNull || $0.body.isOptional && !$0.isAlwaysSent) },
    ]

    /// Whether a body is sent even if the caller gives none, because it has to be said that a stream is wanted.
    private var isAlwaysSent: Bool { body.isOptional && member.value && member.mayBeAlone }
}

/// A member of a body that the request assembles from arguments and options.
struct BodyMemberView: MustacheView {
    /// The member.
    let member: BodyMember

    static let members: MustacheMembers<Self> = [
        "label": { .string(SwiftName.label($0.member.property.name)) },
        "name": { .string(ReservedNames.variable($0.member.name)) },
        "option": { $0.member.isArgument ? .null : .string(SwiftName.unescaped($0.member.name)) },
        "defaultValue": {
            .optional($0.member.isArgument ? nil : $0.member.property.defaultValue.map(ExpressionView.init))
        },
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
        let sentence = "The body, as \(BodyView.list(of: mediaTypes))\(exception)."
        return [sentence, note].compactMap(\.self).joined(separator: " ")
    }

    /// How callers make it, where it is not a value.
    var note: String? { isHTTPBody ? "Pass `.data(…)`, `.file(…)` or `.stream(…)`." : nil }
}

/// The encoding of a form member.
struct FieldEncodingView: MustacheView {
    /// The member, and how it is sent.
    let encoding: FieldEncodingDeclaration

    static let members: MustacheMembers<Self> = [
        "name": { .literal($0.encoding.name) },
        "contentType": { if case .contentType(let type) = $0.encoding.kind { .literal(type) } else { .null } },
        "base64": { if case .base64(let type) = $0.encoding.kind { .literal(type) } else { .null } },
        "style": { .optional($0.text?.style.rawValue) },
        "explode": { .optional($0.text.map { String($0.explodes) }) },
        "allowReserved": { .bool($0.text?.allowsReserved ?? false) },
        "hasLists": { .bool($0.text?.listStyles.isEmpty == false) },
        "lists": { .strings($0.text?.listStyles.map(\.rawValue) ?? []) },
    ]

    /// How the value becomes text; `nil` if it is sent in a media type.
    private var text: TextStyle? {
        if case .styled(let text) = encoding.kind { text } else { nil }
    }
}
