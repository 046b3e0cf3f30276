import ServiceDescription

/// Determines what an operation returns.
///
/// The logical entity of a response is its body or, if no response has one, its header fields. If responses have
/// different shapes, the status code distinguishes them.
struct ResponseBuilder {
    private let operation: Operation
    /// Where the responses stand, and what they are; names the types of their own.
    private let place: TypePlace
    private let responses: [Response]

    /// Creates a builder for the responses to an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - place: What names its own types.
    init(_ operation: Operation, at place: TypePlace) {
        self.operation = operation
        responses = operation.successfulResponses
        self.place = TypePlace(place.words, in: place.file, of: .response(responses, to: operation))
    }

    /// Declares the operation's output and its own types.
    func declare(catalog: inout ModelCatalog) -> ResponsesDeclaration {
        var declared = declareBodies(catalog: &catalog)
        // The types of header fields get their names last, so that a new field renames nothing.
        declared.headers = HeadersBuilder.declare(
            // Those of the beginning lead to the end.
            responses.filter { operation.longRunning == nil || !$0.isAcceptance },
            to: operation,
            followed: declared.output.followedField,
            at: place,
            catalog: &catalog
        )
        if let headers = declared.headers, responses.allSatisfy({ $0.preferredContent == nil }) {
            declared.output = OperationDeclaration.Output(type: .declared(headers.name), format: .headers)
        }
        declared.output.longRunning = operation.longRunning
        declared.output.documentation = ResponseDocumentation.documentation(of: responses)
        return declared
    }

    private func declareBodies(catalog: inout ModelCatalog) -> ResponsesDeclaration {
        let contents = responses.compactMap(\.preferredContent)
        guard let content = contents.first else {
            if operation.isAnsweredElsewhere || operation.getsUndescribed {
                return ResponsesDeclaration(output: OperationDeclaration.Output(type: .data, format: .data))
            }
            if operation.describesOnlyErrors { reportOnlyErrors(diagnostics: &catalog.diagnostics) }
            return ResponsesDeclaration(output: OperationDeclaration.Output(type: .void, format: .nothing))
        }
        let losses = ResponseLosses(operation: operation, facts: catalog.facts)
        if let paging = operation.paging,
            let page = PageBuilder.output(of: content, paging, at: place, catalog: &catalog)
        {
            losses.reportOthers(than: content, among: responses, diagnostics: &catalog.diagnostics)
            return ResponsesDeclaration(output: page)
        }
        for response in responses { losses.report(response, diagnostics: &catalog.diagnostics) }
        let outputs = distinctOutputs(catalog: &catalog)
        // An optional body has the type of one that is always there.
        if Set(outputs.compactMap { $0?.type }).count > 1 {
            losses.reportStreams(among: responses, diagnostics: &catalog.diagnostics)
            let result = declareResult(outputs, catalog: &catalog)
            let output = OperationDeclaration.Output(type: .declared(result.name), format: .byStatus)
            return ResponsesDeclaration(output: output, result: result)
        }
        let mayBeEmpty =
            contents.count < responses.count || outputs.contains { $0?.format == .optionalValue }
            || operation.mayEndWithoutResult
        var output = outputs.lazy.compactMap { $0 }.first ?? OperationDeclaration.Output(type: .json, format: .value)
        if outputs.contains(where: { $0 != nil && $0?.format != output.format && $0?.format != .optionalValue }) {
            // The media type of the response tells its format.
            output.format = .value
        }
        return ResponsesDeclaration(output: collection(output, mayBeEmpty: mayBeEmpty))
    }

    private func reportOnlyErrors(diagnostics: inout Diagnostics) {
        diagnostics.warning(
            "the operation '\(operation.displayName)' describes only its errors, so it returns nothing (describe its "
                + "response under '200')",
            at: operation.mark
        )
    }

    // MARK: Bodies

    private func place(of response: Response) -> TypePlace {
        let words = StatusNames.words(of: response, among: responses.filter { !$0.contents.isEmpty }, of: place.words)
        return TypePlace(words + " response", in: place.file, of: place.subject)
    }

    /// The outputs for the bodies of the responses. Bodies that are described equally, each in its place, have one type.
    private func distinctOutputs(catalog: inout ModelCatalog) -> [OperationDeclaration.Output?] {
        var known: [(content: Content, output: OperationDeclaration.Output)] = []
        return responses.map { response in
            guard let content = response.preferredContent else { return nil }
            if let same = known.first(where: { $0.content.isDescribed(as: content) }) { return same.output }
            let output = output(of: response, catalog: &catalog)
            if let output { known.append((content, output)) }
            return output
        }
    }

    /// The output for the body of a response, or `nil` if there is none.
    private func output(of response: Response, catalog: inout ModelCatalog) -> OperationDeclaration.Output? {
        guard let content = response.preferredContent else { return nil }
        if let items = content.items { return stream(of: items, catalog: &catalog) }
        MemberLosses(operation: operation, facts: catalog.facts).report(
            content,
            .received,
            diagnostics: &catalog.diagnostics
        )
        let type = catalog.type(of: content, at: place(of: response))
        // A file is bytes whatever `produces` says of other responses, and so is an undescribed body.
        let isAnything = content.schema == nil || catalog.facts.contents.isFile(content)
        if type == .data, isAnything || !content.mediaType.meansJSON {
            return OperationDeclaration.Output(type: type, format: .data)
        }
        if type == .string, !content.mediaType.meansJSON {
            return OperationDeclaration.Output(type: type, format: .text)
        }
        if let schema = content.schema, type != .json, catalog.facts.isNullable(schema) {
            return OperationDeclaration.Output(type: type, format: .optionalValue)
        }
        return OperationDeclaration.Output(type: type, format: .value)
    }

    private func stream(of items: Content.Items, catalog: inout ModelCatalog) -> OperationDeclaration.Output {
        let format: OperationDeclaration.Output.Format =
            switch items.form {
            case .events where items.schema == nil: .events
            case .events, .values: .stream
            case .lines(let member): .lines(of: member)
            case .wholeEvents(let names): .eventObjects(textOf: names)
            }
        let item =
            items.schema.map { catalog.elementType(of: $0) { _ in place.item("item") } }
            ?? (format == .events ? .builtIn(.serverSentEvent) : .json)
        return OperationDeclaration.Output(type: .generic(.serviceStream, item), format: format)
    }

    /// Whether a list is paged by the header field `Link` (RFC 8288), if nothing else defines its paging. A response
    /// without a link to a next page is the last one, so it does no harm if the field has another purpose.
    private var isLinked: Bool {
        operation.paging == nil && operation.longRunning == nil
            && responses.contains { $0.headers.contains { $0.prefix == nil && $0.name.lowercased() == "link" } }
    }

    /// An output as the operation returns it where all responses have the same shape.
    private func collection(_ output: OperationDeclaration.Output, mayBeEmpty: Bool) -> OperationDeclaration.Output {
        if output.isStream { return output }
        // No response and an empty collection are the same to callers that request a collection (G073).
        if case .array(let element) = output.type, output.format != .data {
            return OperationDeclaration.Output(
                type: .generic(.pagedCollection, element),
                format: isLinked ? .pages(.init(next: .linkHeader(relation: "next"))) : .list
            )
        }
        if mayBeEmpty, output.type != .json {
            return OperationDeclaration.Output(type: output.type.optional, format: .optionalValue)
        }
        return output
    }

    // MARK: Several shapes

    private func declareResult(
        _ outputs: [OperationDeclaration.Output?],
        catalog: inout ModelCatalog
    ) -> ResultDeclaration {
        let typeName = catalog.claimType(place.words + " result")
        var scope = NameScope()
        let cases = zip(responses, outputs).map { response, output in
            let output = output.map { output in
                // The body is read as a whole, because only the status code says what it is.
                if output.isStream { return OperationDeclaration.Output(type: .data, format: .data) }
                if output.format == .optionalValue { return .init(type: output.type.optional, format: output.format) }
                return output
            }
            return ResultDeclaration.Case(
                name: scope.claim(StatusNames.name(of: response.status)),
                status: response.status,
                output: output,
                documentation: response.documentation
            )
        }
        return ResultDeclaration(name: typeName, cases: cases)
    }
}

extension Operation {
    /// The responses that mean success.
    package var successfulResponses: [Response] {
        let successes = self.responses.filter(\.isSuccess)
        if successes.isEmpty { return self.responses.filter { $0.status == .default && $0.meaning != .error } }
        guard self.longRunning != nil else { return successes }
        // What comes while an operation goes on is not its result, unless nothing else is described.
        let described = successes.filter { !$0.contents.isEmpty }
        let results = described.filter { !$0.isAcceptance }
        return results.isEmpty ? described : results
    }

    /// Whether it goes on, and may end without what it results in: what is deleted is gone, and what is described of the beginning
    /// alone need not come in the end.
    fileprivate var mayEndWithoutResult: Bool {
        self.longRunning != nil
            && (self.method == "DELETE" || successfulResponses.contains(where: \.isAcceptance))
    }

    /// Whether it describes no response but that for errors.
    fileprivate var describesOnlyErrors: Bool {
        self.responses.contains { $0.status == .default && $0.meaning == .error && !$0.contents.isEmpty }
            && self.responses.allSatisfy { $0.status.isOfErrors && !$0.isSuccess }
    }

    /// Whether it describes no response but a redirect: the client follows that, and what comes is not described here.
    fileprivate var isAnsweredElsewhere: Bool {
        self.method == "GET" && self.responses.contains { $0.status.isRedirection }
            && self.responses.allSatisfy(\.status.isOfErrors)
    }

    /// Whether it returns something undescribed: tools describe operations in this way if they cannot tell from a service's
    /// code. Callers want the response, so it is returned as it comes.
    package var getsUndescribed: Bool {
        let successes = self.responses.filter(\.status.isSuccessful)
        // One that also succeeds with 404 asks whether there is something.
        let isQuestion = self.responses.contains { $0.isSuccess && !$0.status.isSuccessful }
        // Without a response for success, `default` is all that is said of it, unless that is the error.
        let described =
            successes.isEmpty ? self.responses.filter { $0.status == .default && $0.meaning != .error } : successes
        return self.method == "GET" && !isQuestion
            && described.allSatisfy { $0.contents.isEmpty && $0.headers.isEmpty && !$0.isNothing }
            && (successes.isEmpty || successes.contains { $0.status == .code(200) || $0.status == .range(2) })
    }

    /// The content of the first of the responses that mean success and have one: of a collection, its page.
    package var responseContent: Content? { successfulResponses.firstNonNil(\.preferredContent) }
}
