import ServiceDescription

/// Finds out what an operation returns.
///
/// The logical entity of an answer is its body or, if no answer has one, its header fields. Where answers have different
/// shapes, the status code tells which it is.
struct AnswerBuilder {
    private let operation: ServiceDescription.Operation
    /// What its own types are named after.
    private let name: String
    /// The answers that tell of success.
    private let answers: [Response]

    /// A builder for the answers of an operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - name: What its own types are named after.
    init(_ operation: ServiceDescription.Operation, named name: String) {
        self.operation = operation
        self.name = name
        let successes = operation.responses.filter(\.isSuccess)
        if operation.longRunning != nil, !successes.isEmpty {
            // What comes while the operation goes on is not its result.
            answers = successes.filter { !$0.contents.isEmpty && $0.status != .code(202) }
            return
        }
        answers = successes.isEmpty ? operation.responses.filter { $0.status == .default && !$0.isError } : successes
    }

    /// The content of the first answer that has one: of a collection, its page.
    var content: Content? { answers.lazy.compactMap { MediaTypes.preferred($0.contents) }.first }

    /// Declares what the operation returns, and the types that are its own.
    func declare(catalog: inout ModelCatalog, diagnostics: inout Diagnostics) -> AnswersDeclaration {
        var declared = declareResult(catalog: &catalog, diagnostics: &diagnostics)
        declared.output.longRunning = operation.longRunning
        declared.output.documentation = AnswerDocumentation.documentation(of: answers)
        return declared
    }

    private func declareResult(catalog: inout ModelCatalog, diagnostics: inout Diagnostics) -> AnswersDeclaration {
        let headers = declareHeaders(catalog: &catalog, diagnostics: &diagnostics)
        let contents = answers.compactMap { MediaTypes.preferred($0.contents) }
        guard let content = contents.first else {
            let nothing = OperationDeclaration.Output(type: .void, format: .nothing)
            let fields = headers.map { OperationDeclaration.Output(type: .answer($0.name), format: .headers) }
            return AnswersDeclaration(output: fields ?? nothing, headers: headers)
        }
        if let paging = operation.paging, let page = page(content, paging, catalog: &catalog) {
            return AnswersDeclaration(output: page, headers: headers)
        }
        for answer in answers { check(answer, catalog: &catalog, diagnostics: &diagnostics) }
        let outputs = answers.map { self.output(of: $0, catalog: &catalog, diagnostics: &diagnostics) }
        let shapes = Set(outputs.compactMap { $0?.shape })
        if shapes.count > 1 {
            reportStreams(diagnostics: &diagnostics)
            let result = declareResult(outputs, catalog: &catalog)
            let output = OperationDeclaration.Output(type: .answer(result.name), format: .byStatus)
            return AnswersDeclaration(output: output, headers: headers, result: result)
        }
        let mayBeEmpty = contents.count < answers.count || outputs.contains { $0?.format == .optionalValue }
        var output = outputs.lazy.compactMap { $0 }.first ?? OperationDeclaration.Output(type: .json, format: .value)
        if outputs.contains(where: { $0 != nil && $0?.format != output.format && $0?.format != .optionalValue }) {
            // The media type that comes tells which format it is.
            output.format = .value
        }
        return AnswersDeclaration(output: collection(output, mayBeEmpty: mayBeEmpty), headers: headers)
    }

    // MARK: Bodies

    /// The type of a body.
    static func type(of content: Content, at place: String, catalog: inout ModelCatalog) -> SwiftType {
        if MediaTypes.isText(content.mediaType) { return .string }
        guard let schema = content.schema else { return MediaTypes.isJSON(content.mediaType) ? .json : .data }
        if !MediaTypes.isStructured(content.mediaType) { return .data }
        return catalog.type(of: schema, at: place)
    }

    private var place: String { name + " response" }

    /// What the body of an answer is; `nil`: there is none.
    private func output(
        of answer: Response,
        catalog: inout ModelCatalog,
        diagnostics: inout Diagnostics
    ) -> OperationDeclaration.Output? {
        guard let content = MediaTypes.preferred(answer.contents) else { return nil }
        if content.isSequential { return stream(content, catalog: &catalog) }
        MemberLosses(of: operation).report(content, .received, in: catalog, diagnostics: &diagnostics)
        let type = Self.type(of: content, at: place, catalog: &catalog)
        if !MediaTypes.isJSON(content.mediaType) {
            if type == .data { return OperationDeclaration.Output(type: type, format: .data) }
            if type == .string { return OperationDeclaration.Output(type: type, format: .text) }
        }
        if let schema = content.schema, type != .json, catalog.isNullable(schema) {
            return OperationDeclaration.Output(type: type, format: .optionalValue)
        }
        return OperationDeclaration.Output(type: type, format: .value)
    }

    private func stream(_ content: Content, catalog: inout ModelCatalog) -> OperationDeclaration.Output {
        if content.isEventStream, content.itemSchema == nil {
            let events = SwiftType.generic(.serviceStream, .builtIn(.serverSentEvent))
            return OperationDeclaration.Output(type: events, format: .events)
        }
        var item = SwiftType.json
        if let schema = content.itemSchema {
            item = catalog.type(of: schema, at: name + " item")
            if catalog.isNullable(schema), item != .json { item = item.optional }
        }
        return OperationDeclaration.Output(type: .generic(.serviceStream, item), format: .stream)
    }

    /// Whether a list goes on where the header field `Link` leads (RFC 8288), as far as nobody says anything else of its pages. An
    /// answer without a link to a next page is the last, so that it costs nothing where the field is for something else.
    private var isLinked: Bool {
        operation.paging == nil && operation.longRunning == nil
            && answers.contains { $0.headers.contains { $0.prefix == nil && $0.name.lowercased() == "link" } }
    }

    /// An output as the operation returns it where all answers have the same shape.
    private func collection(_ output: OperationDeclaration.Output, mayBeEmpty: Bool) -> OperationDeclaration.Output {
        if output.format == .stream || output.format == .events { return output }
        // No answer and an empty collection are the same to who asks for a collection (G073).
        if case .array(let element) = output.type, output.format != .data {
            return OperationDeclaration.Output(
                type: .generic(.pagedCollection, element),
                format: isLinked
                    ? .pages(items: nil, next: .linkHeader(relation: "next"), isInBody: false) : .list
            )
        }
        if mayBeEmpty, output.type != .json {
            return OperationDeclaration.Output(type: output.type.optional, format: .optionalValue)
        }
        return output
    }

    private func page(
        _ content: Content,
        _ paging: Paging,
        catalog: inout ModelCatalog
    ) -> OperationDeclaration.Output? {
        guard let schema = content.schema, paging.itemsName != nil || paging.continuation != nil else { return nil }
        guard PageChecker.leadsOn(paging, from: schema, catalog: catalog) else { return nil }
        // Without a name the page itself is the array.
        let itemsName = paging.itemsName ?? ""
        let items = MemberPath(itemsName, from: schema, resolved: catalog.resolved)
        guard items.isDescribed, case .array(let element) = items.schema.shape else { return nil }
        // What several operations answer with names its items itself.
        let owner = items.properties.reduce(catalog.name(of: schema)) { owner, property in
            catalog.name(of: property.schema) ?? owner.map { $0 + " " + property.name }
        }
        let item = catalog.type(of: element, at: (owner ?? name) + " item")
        let collection = SwiftType.generic(.pagedCollection, item.optional(if: catalog.isNullable(element)))
        let path: (String) -> String = { [isXML = MediaTypes.isXML(content.mediaType), xml = catalog.xml] members in
            isXML ? xml.path(members, in: schema) ?? members : members
        }
        if var next = paging.continuation {
            if case .token(let member, let parameter) = next {
                next = .token(member: path(member), parameter: parameter)
            }
            return OperationDeclaration.Output(
                type: collection,
                format: .pages(items: paging.itemsName.map(path), next: next, isInBody: paging.isContinuationInBody),
                moreName: paging.moreName.map(path)
            )
        }
        return OperationDeclaration.Output(
            type: collection,
            format: .page(items: path(itemsName), nextLink: paging.nextLinkName.map(path))
        )
    }

    /// Tells what the client does not offer of an answer.
    private func check(_ answer: Response, catalog: inout ModelCatalog, diagnostics: inout Diagnostics) {
        guard let content = MediaTypes.preferred(answer.contents) else { return }
        let readable = MediaTypes.readable(answer.contents, catalog: &catalog).map(\.mediaType)
        for other in answer.contents where !readable.contains(other.mediaType) {
            let areStreams = other.isSequential && content.isSequential
            if areStreams ? other.hasSameItems(as: content) : other.isSameData(as: content) { continue }
            diagnostics.loss(
                "operation '\(operation.identifier)' also answers in '\(other.mediaType)', which has another shape; the "
                    + "client asks for '\(content.mediaType)' only",
                at: other.mark
            )
        }
        if MediaTypes.isForm(content.mediaType) {
            diagnostics.loss(
                "operation '\(operation.identifier)' answers in '\(content.mediaType)', which the client sends, but does not "
                    + "read; it reads JSON in its place (take the raw answer apart if it is none)",
                at: content.mark
            )
        }
    }

    // MARK: Several shapes

    /// Tells of streams whose items are not in the client, because the answer to another status is something else: it is read
    /// as a whole, before it is known which it is.
    private func reportStreams(diagnostics: inout Diagnostics) {
        for content in answers.compactMap({ MediaTypes.preferred($0.contents) }) where content.isSequential {
            diagnostics.loss(
                "operation '\(operation.identifier)' answers with a stream in '\(content.mediaType)', or with something else; "
                    + "the client waits for its end and returns bytes (describe the stream as an operation of its own)",
                at: content.mark
            )
        }
    }

    private func declareResult(
        _ outputs: [OperationDeclaration.Output?],
        catalog: inout ModelCatalog
    ) -> ResultDeclaration {
        let typeName = catalog.claimType(name + " result")
        var scope = NameScope()
        let cases = zip(answers, outputs).map { answer, output in
            var output = output
            switch output?.format {
            // The body is read as a whole, because the status code comes before it is known what it is.
            case .stream?, .events?: output = OperationDeclaration.Output(type: .data, format: .data)
            case .optionalValue?: output = output.map { .init(type: $0.type.optional, format: $0.format) }
            default: break
            }
            return ResultDeclaration.Case(
                name: scope.claim(StatusNames.name(of: answer.status)),
                status: answer.status,
                output: output,
                documentation: answer.documentation
            )
        }
        return ResultDeclaration(name: typeName, cases: cases)
    }

    // MARK: Header fields

    /// Whether a value in a media type looks as it does in a header field, which numbers do, and texts in text.
    private func isReadable(_ schema: Schema, in mediaType: String, catalog: ModelCatalog) -> Bool {
        switch catalog.resolved(schema).shape {
        case .integer, .number, .boolean, .any: true
        case .object, .map, .union, .array, .reference: false
        case .string, .enumeration, .binary: MediaTypes.isText(mediaType)
        }
    }

    private func declareHeaders(
        catalog: inout ModelCatalog,
        diagnostics: inout Diagnostics
    ) -> HeadersDeclaration? {
        var seen: Set<String> = []
        let headers = answers.flatMap(\.headers).filter { seen.insert($0.name.lowercased()).inserted }
        guard !headers.isEmpty else { return nil }
        let typeName = catalog.claimType(name + " headers")
        var scope = NameScope()
        let fields = headers.map { header in
            let isText = header.mediaType.map { !isReadable(header.schema, in: $0, catalog: catalog) } ?? false
            if isText, let mediaType = header.mediaType {
                diagnostics.loss(
                    "the client does not read '\(mediaType)' in the header field '\(header.name)', and gives it as a text",
                    at: header.mark
                )
            }
            let type = isText ? SwiftType.string : catalog.type(of: header.schema, at: name + " " + header.name)
            return HeadersDeclaration.Field(
                name: scope.claim(SwiftName.value(header.clientName ?? header.name)),
                wireName: header.prefix ?? header.name,
                type: type,
                isCollection: header.prefix != nil,
                documentation: header.documentation
            )
        }
        return HeadersDeclaration(name: typeName, fields: fields)
    }
}

extension OperationDeclaration.Output {
    /// What tells outputs apart: that a body may be missing makes no other shape.
    fileprivate var shape: SwiftType { type }
}

extension Content {
    /// Whether the items of another stream are read as those of this one.
    func hasSameItems(as other: Content) -> Bool {
        guard let itemSchema, let otherSchema = other.itemSchema else {
            return itemSchema == nil && other.itemSchema == nil && isEventStream == other.isEventStream
        }
        return Content(mediaType: mediaType, schema: itemSchema, mark: mark)
            .isSameData(as: Content(mediaType: other.mediaType, schema: otherSchema, mark: other.mark))
    }

    /// Whether another content is the same data in another notation.
    func isSameData(as other: Content) -> Bool {
        guard let schema, let otherSchema = other.schema else { return schema == nil && other.schema == nil }
        if case .reference(let reference) = schema.shape, case .reference(let otherReference) = otherSchema.shape {
            return reference == otherReference
        }
        return schema.mark == otherSchema.mark || SchemaComparison.areSame(schema, otherSchema)
    }
}
