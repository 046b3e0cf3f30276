import ServiceDescription

/// The media types that the client asks for (RFC 9110, section 12.5.1).
enum AcceptedTypes {
    /// Names the option for the media type of the response, where it comes in several that the client takes as they are: as a PDF
    /// or as a spreadsheet. For values that it reads, the client asks for the notation that suits it best.
    static func option(
        of operation: Operation,
        facts: SchemaFacts,
        scope: inout NameScope
    ) -> OperationDraft.MediaTypeOption? {
        let choices = operation.responses.filter { $0.isSuccess && $0.contents.count > 1 }.map { response in
            let readable = facts.contents.readable(response)
            let areTakenAsTheyAre = readable.allSatisfy { content in
                !content.isSequential && (!content.mediaType.isStructured || facts.contents.isFile(content))
            }
            return areTakenAsTheyAre ? readable.map(\.mediaType).filter { !$0.isRange } : []
        }
        let mediaTypes = choices.filter { Set($0.map(\.essence)).count > 1 }.joined().uniqued(on: \.essence)
        guard !mediaTypes.isEmpty else { return nil }
        let name = scope.claim(firstOf: ["accept", "acceptedMediaType"])
        return OperationDraft.MediaTypeOption(name: name, mediaTypes: mediaTypes)
    }

    /// The header field `Accept` of an operation: what the client reads of the responses that are described.
    ///
    /// - Returns: `nil` if anything will do.
    static func field(of operation: Operation, facts: SchemaFacts) -> String? {
        var types: [String] = []
        var known: Set<String> = []
        // What only failures come in must not be taken for the response of another part of the operation.
        let responses =
            operation.undividedIdentifier == nil ? operation.responses : operation.responses.filter(\.isSuccess)
        for response in responses {
            let readable = facts.contents.readable(response)
            let others = readable.filter { !$0.mediaType.isMultipart && !$0.mediaType.isForm }
            // Forms are not read: JSON is meant. A service that sends nothing else has to be asked for them nevertheless.
            let contents = others.isEmpty ? readable : others
            // A service may return a failure in any format; text that only failures use must not be read as success.
            let wanted = contents.filter { content in
                if response.isSuccess || content.mediaType.meansJSON { return true }
                return types.isEmpty && (content.mediaType.isXML || content.mediaType.isText)
            }
            types += wanted.flatMap { content in
                content.mediaType.isForm && !facts.contents.isFile(content)
                    ? ["application/json", content.mediaType.text + ";q=0.1"] : [content.mediaType.text]
            }
            .filter { known.insert($0).inserted }
        }
        let successes = operation.responses.filter { $0.isSuccess }
        if !types.isEmpty, successes.allSatisfy(\.contents.isEmpty) {
            // A service that negotiates refuses a request that accepts nothing but what its failures have.
            types += successes.flatMap(\.undescribedTypes).map(\.text).filter { known.insert($0).inserted }
        }
        // What is none has its warning, and would make the field invalid (RFC 9110, section 12.5.1).
        types.removeAll { !$0.utf8.contains(UInt8(ascii: "/")) }
        return types.isEmpty ? nil : types.joined(separator: ", ")
    }
}
