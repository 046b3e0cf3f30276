import ClientConfiguration
import ServiceDescription

/// Splits operations that return several things, as the caller requests, into one for each.
///
/// A method has one return type, so there are several methods: `complete`, which returns a whole value, and `completeStream`;
/// `getReport`, which returns JSON, and `getReportPdf`. Media types that are read as the same type have one method.
struct DividedOperations {
    /// The maximum number of methods that one operation is divided into. Contents beyond that are reported as not accepted by
    /// the client.
    private static let maximumParts = 64

    private let contents: ContentFacts
    private var identifiers: Set<String>

    /// The service, with each operation that returns several things followed by those that return the others.
    static func divided(_ service: Service, _ configuration: ClientConfiguration) -> Service {
        guard service.operations.contains(where: { !$0.candidates.isEmpty }) else { return service }
        var division = Self(
            contents: ContentFacts(service: service, formats: FormatTypes(configuration)),
            identifiers: Set(service.operations.map { $0.identifier.lowercased() })
        )
        var divided = service
        divided.operations = service.operations.flatMap { division.parts(of: $0) }
        return divided
    }

    /// An operation under each of the names that its parts may have, whatever its schemas are.
    static func possibleParts(of operation: Operation) -> [Operation] {
        [operation]
            + Set(operation.candidates.map { suffix(of: $0, in: operation) }).sorted()
            .map { operation.part(named: operation.identifier + $0) }
    }

    private mutating func parts(of operation: Operation) -> [Operation] {
        guard !operation.candidates.isEmpty else { return [operation] }
        var whole = operation
        var others: [Operation] = []
        while others.count < Self.maximumParts, let types = separateTypes(of: whole), let first = types.first {
            let wanted = Set(types.map(\.mediaType))
            guard let identifier = freeIdentifier(of: operation, first) else { break }
            others.append(operation.part(named: identifier, in: wanted, isStream: first.isSequential))
            for index in whole.responses.indices where whole.responses[index].isSuccess {
                whole.responses[index].contents.removeAll { wanted.contains($0.mediaType) }
            }
        }
        if others.contains(where: \.returnsChanges) { whole.parameters.removeAll(where: \.asksForChanges) }
        return [whole] + others
    }

    /// The media types that one more method returns, or `nil` if the first one returns all.
    private func separateTypes(of operation: Operation) -> [Content]? {
        for response in operation.responses where response.isSuccess {
            guard let preferred = response.preferredContent else { continue }
            let read = Set(contents.readable(response).map(\.mediaType))
            let separate = response.separateContents.filter { content in
                !read.contains(content.mediaType)
                    && (content.isSequential != preferred.isSequential
                        || !content.isSequential && !content.isSameData(as: preferred, in: contents.service))
            }
            if separate.isEmpty { continue }
            let streams = separate.filter(\.isSequential)
            if !streams.isEmpty { return streams }
            var others = response
            others.contents = separate
            let readable = contents.readable(others)
            // What a method is named after is all that it returns.
            return readable.filter { other in
                other.mediaType.isStructured
                    || Self.suffix(of: other, in: operation) == Self.suffix(of: readable[0], in: operation)
            }
        }
        return nil
    }

    private mutating func freeIdentifier(of operation: Operation, _ content: Content) -> String? {
        let suffix = Self.suffix(of: content, in: operation)
        let others = content.isSequential ? ["EventStream", "ItemStream"] : [suffix + "Response"]
        return ([suffix] + others).map { operation.identifier + $0 }
            .first { identifiers.insert($0.lowercased()).inserted }
    }

    /// What is behind the name of the method that returns a content. XML of a kind that the operation returns as JSON, too, such as
    /// `application/fhir+xml`, is told apart by the notation.
    private static func suffix(of content: Content, in operation: Operation) -> String {
        if content.isSequential { return "Stream" }
        let kind = content.mediaType.kind
        let isJSONToo =
            content.mediaType.isXML
            && operation.responses.contains { response in
                response.isSuccess
                    && response.contents.contains { $0.mediaType.meansJSON && $0.mediaType.kind == kind }
            }
        return Words(isJSONToo ? "xml" : kind).upperCamelCase
    }
}

extension Operation {
    /// The contents that a method of their own may return.
    fileprivate var candidates: [Content] {
        // The result of a long-running operation comes in another response.
        guard self.longRunning == nil else { return [] }
        return self.responses.flatMap { response in
            response.isSuccess && response.contents.count > 1 ? response.separateContents : []
        }
    }

    /// One of the parts of this operation.
    fileprivate func part(named identifier: String) -> Self {
        var part = self
        part.identifier = identifier
        part.undividedIdentifier = self.identifier
        return part
    }

    /// Whether it returns changes of its resource, as Kubernetes sends them.
    fileprivate var returnsChanges: Bool {
        self.responses.contains { $0.isSuccess && $0.contents.contains(where: \.mediaType.isOfChanges) }
    }

    /// The part that returns only some media types.
    fileprivate func part(named identifier: String, in mediaTypes: Set<MediaType>, isStream: Bool) -> Self {
        var part = part(named: identifier)
        part.paging = nil
        part.pagingExtension = nil
        part.responses = self.responses.compactMap { response in
            guard response.isSuccess else { return response }
            var response = response
            let contents = response.contents.filter { mediaTypes.contains($0.mediaType) }
            // A stream is there, even if it is empty.
            if contents.isEmpty, isStream || !response.contents.isEmpty { return nil }
            response.contents = contents
            // What is said of the whole value is not said of its parts.
            if isStream, response.documentation.text?.lowercased().contains("stream") != true {
                response.documentation.text = nil
            }
            return response
        }
        if part.returnsChanges {
            for index in part.parameters.indices where part.parameters[index].asksForChanges {
                part.parameters[index].isRequired = true
                part.parameters[index].constant = true
            }
        }
        let types = mediaTypes.map(\.text).sorted().map { "`\($0)`" }.joined(separator: " or ")
        let note = isStream ? "The response is a stream of items." : "The response is \(types)."
        part.documentation.text = [self.documentation.text, note].compactMap(\.self).joined(separator: "\n\n")
        return part
    }
}

extension Parameter {
    /// Whether it turns the changes on, which a method of its own returns.
    fileprivate var asksForChanges: Bool {
        guard location == .query, name == "watch", case .boolean = schema.shape else { return false }
        return true
    }
}

extension Response {
    /// The contents that a method of their own may return: neither what stands for any media type, nor what the client does not
    /// read, nor problems.
    fileprivate var separateContents: [Content] {
        contents.filter { !$0.mediaType.isAny && !$0.mediaType.isForm && !$0.mediaType.isProblem }
    }
}
