import ServiceDescription

/// Determines the forms in which callers can pass the body of an operation.
///
/// Media types with the same Swift type are one form, and the caller can choose among them. Each other Swift type is a
/// form of its own.
struct BodyBuilder {
    /// The maximum number of forms in which a body can be passed: each has methods of its own, for each form of the response.
    private static let maximumForms = 16

    private let operation: Operation
    private let body: RequestBody
    /// Where it stands, which names its own types.
    private let place: TypePlace
    /// The forms so far, the best one first.
    private var forms: [OperationDeclaration.Body] = []
    /// Where the way for each type is.
    private var indices: [String: Int] = [:]
    /// The schemas so far, by what those that are the same have in common: the same is often described once for each media type.
    private var schemas: [[String]: [Schema]] = [:]
    /// The contents whose members the client has.
    private let keptContents: [Content]

    /// The forms in which the body of an operation can be passed, the best one first. They have no names yet.
    ///
    /// - Parameters:
    ///   - body: The body.
    ///   - operation: The operation.
    ///   - place: What names its own types.
    ///   - catalog: Receives the types that it needs, and what the client lacks of it.
    static func forms(
        toGive body: RequestBody,
        of operation: Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> [OperationDeclaration.Body] {
        let sendable = withPatch(body.contents, of: operation, catalog: &catalog)
        guard let preferred = preferred(sendable, facts: catalog.facts) else { return [] }
        let losses = MemberLosses(operation: operation, facts: catalog.facts)
        let kept = losses.kept(body.contents)
        var builder = BodyBuilder(operation: operation, body: body, place: place, keptContents: kept)
        var seen: Set<String> = []
        let others = sendable.filter { $0.mediaType != preferred.mediaType }
        let contents = [preferred] + losses.written(others, beside: kept, diagnostics: &catalog.diagnostics)
        var left: [Content] = []
        for content in contents where seen.insert(content.mediaType.essence).inserted {
            if builder.forms.count < maximumForms {
                builder.add(content, catalog: &catalog)
            } else {
                left.append(content)
            }
        }
        if let first = left.first {
            let others = left.count == 1 ? "" : " and \(left.count - 1) other media type\(left.count == 2 ? "" : "s")"
            catalog.diagnostics.loss(
                "the operation '\(operation.displayName)' takes its body in more than \(maximumForms) forms; the client does not send "
                    + "'\(first.mediaType)'\(others) (describe them as operations of their own)",
                at: first.mark
            )
        }
        return builder.forms
    }

    /// The content that the client sends where the caller has no preference: of a schema with files one in parts, because JSON
    /// and forms have no way to write files, and Django and others describe each body in all of them.
    private static func preferred(_ contents: [Content], facts: SchemaFacts) -> Content? {
        guard let preferred = contents.preferred else { return nil }
        guard let schema = preferred.schema, facts.hasParts(schema) else { return preferred }
        return contents.first { $0.mediaType.isMultipart } ?? preferred
    }

    /// The contents with a JSON patch as an array of changes (RFC 6902, section 3), if its schema says nothing of what it holds, like the
    /// one that Kubernetes has for patches of all kinds; without one that is described as another object, next to others.
    private static func withPatch(
        _ contents: [Content],
        of operation: Operation,
        catalog: inout ModelCatalog
    ) -> [Content] {
        guard let index = contents.firstIndex(where: { $0.mediaType.isJSONPatch }) else { return contents }
        let patch = contents[index]
        var sendable = contents
        let shape = patch.schema.map { catalog.facts.resolved($0).shape } ?? .any
        switch shape {
        case _ where shape.saysNothing && patch.items == nil:
            sendable[index].schema = Schema(shape: .array(Schema(shape: .any, mark: patch.mark)), mark: patch.mark)
        case .object where contents.count > 1, .map where contents.count > 1:
            sendable.remove(at: index)
            catalog.diagnostics.loss(
                "the operation '\(operation.displayName)' does not send '\(patch.mediaType)': a JSON patch is an array, and "
                    + "its schema is an object (describe its items)",
                at: patch.mark
            )
        default: break
        }
        return sendable
    }

    /// Adds the way to give the body in a media type, or the media type to the way that its value has the type of.
    private mutating func add(_ described: Content, catalog: inout ModelCatalog) {
        let content = sharingSchema(described, facts: catalog.facts)
        // Beside a schema that is called like the whole body, such as a part of it, a form is told apart by what it is.
        let isTold =
            !forms.isEmpty
            || content.mediaType.isForm && !catalog.names.isFree(place.inside("request").words)
        let kind = isTold ? content.mediaType.word : nil
        let words = [kind, "request"].compactMap { $0 }.joined(separator: " ")
        let place = place.inside(words, of: .body(body, of: operation))
        let valueType = BodyTypes.type(of: content, at: place, catalog: &catalog)
        MemberLosses(operation: operation, facts: catalog.facts).report(
            content,
            .sent,
            beside: keptContents,
            diagnostics: &catalog.diagnostics
        )
        let encodings = BodyEncodings(content, facts: catalog.facts, diagnostics: &catalog.diagnostics).declarations
        let mediaType = content.mediaType.sent(isJSON: valueType != .data)
        // In JSON, bytes that are not the whole document are text in base64.
        let isSentAsItIs = catalog.facts.contents.isFile(content) || !mediaType.isJSON
        let type = valueType == .data && isSentAsItIs ? SwiftType.httpBody : valueType
        let root = catalog.facts.xml.root(
            of: content,
            type: valueType,
            fallback: body.name.flatMap { XMLObject.isName($0) ? $0 : nil } ?? "body",
            diagnostics: &catalog.diagnostics
        )
        let isNullable = content.schema.map { catalog.facts.isNullable($0) } ?? false
        let form = OperationDeclaration.Body(
            name: "",
            type: type,
            mediaTypes: [mediaType],
            root: root,
            isOptional: !body.isRequired && forms.isEmpty,
            // No other format has a `null`, and free-form JSON is one by itself. What is sent as it is may be of any format.
            mayBeNull: body.isRequired && forms.isEmpty && isNullable && type != .json
                && type != .httpBody && mediaType.meansJSON,
            documentation: body.documentation,
            encodings: encodings
        )
        if let index = indices[type.name] {
            forms[index].add(form)
            if forms[index].mayBeNull, !mediaType.meansJSON {
                forms[index].mayBeNull = false
                catalog.diagnostics.loss(
                    "the operation '\(operation.displayName)' takes 'null', which '\(content.mediaType)' cannot express; the "
                        + "client does not send 'null' (describe this media type as a separate operation)",
                    at: content.mark
                )
            }
        } else {
            indices[type.name] = forms.count
            forms.append(form)
        }
    }

    /// A content with the schema of one before it that is the same.
    private mutating func sharingSchema(_ content: Content, facts: SchemaFacts) -> Content {
        var content = content
        guard let schema = content.schema, !facts.hasParts(schema) else { return content }
        let key = schema.namesInCommon
        if let same = schemas[key]?.first(where: { SchemaComparison.areSame($0, schema) }) {
            content.schema = same
        } else {
            schemas[key, default: []].append(schema)
        }
        return content
    }
}

extension SchemaShape {
    /// Whether it is anything, or any object.
    fileprivate var saysNothing: Bool {
        switch self {
        case .any: true
        case .map(let value): value.shape.isAny
        case .object(let object): object.properties.isEmpty && object.additionalProperties?.shape.isAny ?? true
        default: false
        }
    }
}

extension Schema {
    /// A cheap key for comparing schemas: equal schemas have equal keys.
    fileprivate var namesInCommon: [String] {
        switch self.shape {
        case .object(let object): object.properties.map(\.name)
        case .reference(let index): [String(index)]
        default: []
        }
    }
}

extension OperationDeclaration.Body {
    /// Adds the media type of another form of the same value, in which it can be sent as well.
    fileprivate mutating func add(_ other: Self) {
        for mediaType in other.mediaTypes where !mediaTypes.contains(mediaType) { mediaTypes.append(mediaType) }
        let known = Set(encodings.map(\.name))
        encodings += other.encodings.filter { !known.contains($0.name) }
        root = root ?? other.root
    }
}
