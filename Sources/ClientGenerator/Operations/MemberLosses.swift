import ServiceDescription

/// Reports bodies with described members or values in a media type in which the client does not support them: they are
/// text or bytes.
struct MemberLosses {
    /// Which way a body goes.
    enum Direction {
        case sent, received
        /// Received as the body of a failure.
        case failed
    }

    /// The operation.
    let operation: Operation
    /// What is known of the schemas.
    let facts: SchemaFacts

    /// The contents of a body that is sent whose members are in the client.
    func kept(_ contents: [Content]) -> [Content] { contents.filter { keepsMembers($0, .sent) } }

    /// Drops media types that the client could send only as text or bytes if it can send the same data as JSON, XML or a form.
    /// Files stay, because Google describes them with the schema of their metadata, but `application/octet-stream` beside JSON
    /// does not.
    ///
    /// - Parameters:
    ///   - contents: The body in each media type.
    ///   - kept: Those in which its members are in the client.
    ///   - diagnostics: Takes the report of texts that callers may want for themselves.
    func written(_ contents: [Content], beside kept: [Content], diagnostics: inout Diagnostics) -> [Content] {
        contents.filter { content in
            guard let schema = content.schema, !content.isSequential, facts.hasMembers(schema),
                !keepsMembers(content, .sent),
                let other = kept.first(where: { content.isSameData(as: $0, in: facts.service) }),
                !content.mediaType.isFile || Self.isAnyBytes(content, beside: other)
            else { return true }
            if content.mediaType.isTextOfItsOwn {
                diagnostics.sharedLoss(
                    "the body may also be '\(content.mediaType)', which the client does not write; it sends only "
                        + "'\(other.mediaType)' (remove it, or describe it as a string to get a method for it)",
                    at: content.mark
                )
            }
            return false
        }
    }

    /// Whether a media type means any bytes, while another one says which: JSON.
    private static func isAnyBytes(_ content: Content, beside other: Content) -> Bool {
        content.mediaType.isAnyBytes && other.mediaType.meansJSON && !other.mediaType.isRange
    }

    /// Reports the members of a body that are not in the client.
    ///
    /// - Parameters:
    ///   - content: The body in one media type.
    ///   - direction: Whether the client sends or receives it.
    ///   - kept: The same body in the media types in which its members are in the client. Where one of them has the same data,
    ///     nothing is lost.
    ///   - diagnostics: Takes the report.
    func report(
        _ content: Content,
        _ direction: Direction,
        beside kept: [Content] = [],
        diagnostics: inout Diagnostics
    ) {
        guard let schema = content.schema ?? content.items?.schema, !keepsMembers(content, direction),
            !kept.contains(where: { content.isSameData(as: $0, in: facts.service) })
        else { return }
        let isText = content.mediaType.isText
        guard facts.hasMembers(schema) else {
            if !content.isSequential { reportValue(schema, in: content, direction, &diagnostics) }
            return
        }
        let hint = content.isSequential ? "encode the items yourself" : "if it is JSON, use 'application/json'"
        switch direction {
        case .failed:
            let effect =
                isText && !content.mayFailInJSON
                ? "is a string (if it is JSON, use 'application/json')"
                : content.mayFailInJSON ? "is only read if it comes in JSON or XML" : "is not read"
            diagnostics.sharedLoss(
                "the client does not read properties from the error response '\(content.mediaType)'; the error \(effect)",
                at: content.mark
            )
        // A picture or sound has no members: the schema is about the media types beside it.
        case .sent where content.mediaType.isMedium && !content.mediaType.isXML: return
        case .received, .sent:
            // The place names the operation. Without its name, the reports on many operations in one media type are alike.
            let body = direction == .sent ? "body" : "response"
            let way = direction == .sent ? "writes no properties; it takes" : "reads no properties; it returns"
            diagnostics.sharedLoss(
                "the \(body) is '\(content.mediaType)', in which the client \(way) \(isText ? "a string" : "bytes") (\(hint))",
                at: content.mark
            )
        }
    }

    /// Reports a value that is more than a text, and comes or goes as one, or as bytes.
    private func reportValue(
        _ schema: Schema,
        in content: Content,
        _ direction: Direction,
        _ diagnostics: inout Diagnostics
    ) {
        guard facts.contents.typeOfPlainValue(content) == nil, let kind = facts.kind(ofValue: schema) else { return }
        let isText = content.mediaType.isText
        let result = isText ? "a string" : "bytes"
        let hint = "if it is JSON, use 'application/json'"
        switch direction {
        case .failed:
            guard isText else { return }
            diagnostics.sharedLoss(
                "the error response '\(content.mediaType)' is \(kind); the error is a string (\(hint))",
                at: content.mark
            )
        case .received:
            diagnostics.loss(
                "the operation '\(operation.displayName)' returns \(kind) in '\(content.mediaType)'; the client "
                    + "returns \(result) (\(hint))",
                at: content.mark
            )
        case .sent:
            diagnostics.sharedLoss(
                "the operation '\(operation.displayNameOfUndivided)' takes \(kind) in '\(content.mediaType)'; the client takes "
                    + "\(result) (\(hint))",
                at: content.mark
            )
        }
    }

    /// Whether a failure has members in one media type and not in another.
    func hasOtherMembers(_ other: Content, than read: Content) -> Bool {
        guard let schema = other.schema ?? other.items?.schema else { return false }
        return facts.hasMembers(schema) && !other.isSameData(as: read, in: facts.service)
    }

    /// Reports that the client does not read what a failure contains in another media type.
    func reportOther(_ other: Content, than read: Content, diagnostics: inout Diagnostics) {
        diagnostics.sharedLoss(
            "the error response '\(other.mediaType)' has a different schema; the client reads only '\(read.mediaType)'",
            at: other.mark
        )
    }

    private func keepsMembers(_ content: Content, _ direction: Direction) -> Bool {
        switch direction {
        case .sent:
            content.mediaType.isStructured || content.mediaType.isMultipart || content.hasItemsToSend
        // The parts of a response are not parsed.
        case .received: content.mediaType.isStructured
        // Services report failures in JSON whatever they otherwise return, unless that has members, too.
        case .failed:
            content.mayFailInJSON && !content.mediaType.isForeignNotation && !content.mediaType.isText
                && !content.mediaType.isForm
        }
    }
}

extension SchemaFacts {
    /// The kind of a value other than text, in words, or `nil` if it is or may be text, or has parts.
    fileprivate func kind(ofValue schema: Schema) -> String? {
        switch resolved(schema).shape {
        case .integer, .number: "a number"
        case .boolean: "a boolean"
        case .enumeration: "an enumeration"
        case .array(let element):
            switch resolved(element).shape {
            case .integer, .number, .boolean, .enumeration: "an array"
            default: nil
            }
        case .string, .binary, .any, .object, .map, .union, .reference: nil
        }
    }
}
