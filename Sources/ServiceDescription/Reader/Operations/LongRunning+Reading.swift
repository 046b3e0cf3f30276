import YAML

extension LongRunning {
    /// Reads `x-ms-long-running-operation` and its options.
    static func read(_ fields: Fields<OperationKeyword>, from source: inout DescriptionSource) -> LongRunning? {
        guard source.flag(fields[.msLongRunning]) == true else { return nil }
        guard let node = fields[.msLongRunningOptions],
            let options = source.fields(node, as: LongRunningKeyword.self),
            let place = options[.finalStateVia], let name = source.text(place)
        else { return LongRunning() }
        let known: [String: LongRunning.FinalState] = [
            "azure-async-operation": .operation, "operation-location": .operation, "location": .location,
            "original-uri": .originalURI,
        ]
        guard let finalState = known[name.lowercased()] else {
            source.unknownWord(name, for: "final state", among: known.keys.sorted(), at: place.mark)
            return LongRunning()
        }
        return LongRunning(finalState: finalState)
    }

    /// The responses to an operation, with its final result (`final-state-schema`) in place of what they describe as one: where they
    /// describe something else, that is the state of the operation (AutoRest's extensions, `x-ms-long-running-operation-options`).
    /// What is described of its beginning (202) alone is the result, too, unless it is the state.
    ///
    /// - Parameters:
    ///   - responses: The responses.
    ///   - fields: The operation.
    ///   - method: Its method.
    ///   - schemas: The document, and what reads its schemas.
    static func addingResult(
        to responses: [Response],
        of fields: Fields<OperationKeyword>,
        method: String,
        from schemas: inout SchemaReader
    ) -> [Response] {
        guard schemas.source.flag(fields[.msLongRunning]) == true else { return responses }
        var responses = withFinalResult(responses, of: fields, from: &schemas)
        guard !responses.contains(where: \.isResult) else { return responses }
        for index in responses.indices where responses[index].isAcceptance {
            guard let content = responses[index].contents.first, schemas.isState(content) else { continue }
            responses[index].contents = []
            // Nothing is missing where something is deleted.
            guard method != "DELETE" else { continue }
            schemas.source.diagnostics.loss(
                "what comes with '202' is the state of the operation and not its result, so the operation returns nothing (describe "
                    + "its result under '200', or name it in 'final-state-schema')",
                at: content.mark
            )
        }
        return responses
    }

    private static func withFinalResult(
        _ responses: [Response],
        of fields: Fields<OperationKeyword>,
        from schemas: inout SchemaReader
    ) -> [Response] {
        guard let options = fields[.msLongRunningOptions],
            let result = options[LongRunningKeyword.finalStateSchema.rawValue], result.string != nil
        else { return responses }
        guard schemas.source.references.knownTarget(of: result) != nil, let index = schemas.reference(result)
        else {
            schemas.source.diagnostics.loss(
                "'final-state-schema' does not lead to a schema; it is ignored (write a reference such as "
                    + "'#/definitions/Result')",
                at: result.mark
            )
            return responses
        }
        let content = Content(
            mediaType: .json,
            schema: Schema(shape: .reference(index), mark: result.mark),
            mark: result.mark
        )
        guard responses.contains(where: \.isResult) else {
            return responses + [Response(status: .code(200), contents: [content], mark: result.mark)]
        }
        return responses.map { response in
            guard response.isResult, !response.contents.allSatisfy({ $0.isDescribed(by: index) }) else {
                return response
            }
            var changed = response
            changed.contents = [content]
            return changed
        }
    }
}

extension SchemaReader {
    /// Whether content is the state of an operation (`status`), as the guidelines for Azure's services have it, and not a result.
    fileprivate mutating func isState(_ content: Content) -> Bool {
        switch content.schema?.shape {
        case .reference(let index)?: hasState(table.entries[index].node)
        case .object(let object)?: object.properties.contains { $0.name == "status" }
        default: false
        }
    }

    private mutating func hasState(_ node: YAMLNode, depth: Int = 0) -> Bool {
        guard depth < 8, let fields = source.peekSchema(node) else { return false }
        return fields[.properties]?["status"] != nil
            || (fields[.allOf]?.sequence ?? []).contains { hasState($0, depth: depth + 1) }
    }
}

extension Content {
    /// Whether its schema is a reference to that of the given index.
    fileprivate func isDescribed(by index: Int) -> Bool {
        if case .reference(index)? = schema?.shape { true } else { false }
    }
}

extension Response {
    /// Whether it has what an operation results in, and does not say that the operation has begun.
    fileprivate var isResult: Bool { status.isSuccessful && !isAcceptance && !contents.isEmpty }
}

/// The keys of `x-ms-long-running-operation-options`.
enum LongRunningKeyword: String, ExtensionKeyword {
    case finalStateVia = "final-state-via"
    case finalStateSchema = "final-state-schema"

    static let byName = makeTable()
}
