import ServiceDescription

extension OperationBuilder {
    /// The ways in which the body of an operation can be given, the best one first.
    func bodies(
        of operation: ServiceDescription.Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog,
        scope: inout NameScope
    ) -> [OperationDeclaration.Body] {
        guard let body = operation.body, !body.contents.isEmpty else { return [] }
        return BodyBuilder.ways(
            toGive: body,
            of: operation,
            at: place,
            name: scope.claim([("body", parameterNames.candidates(for: body, of: operation))])[0],
            catalog: &catalog
        )
    }

    /// Names the argument or option for the media type of a body with several media types.
    ///
    /// - Returns: The option, if one is needed.
    func nameContentType(
        of bodies: inout [OperationDeclaration.Body],
        scope: inout NameScope
    ) -> OperationDraft.MediaTypeOption? {
        guard bodies.contains(where: { $0.mediaTypes.count > 1 || $0.mediaType == nil }) else { return nil }
        let name = scope.claim(firstOf: ["contentType", "bodyContentType"])
        for index in bodies.indices where bodies[index].mediaTypes.count > 1 || bodies[index].mediaType == nil {
            bodies[index].contentTypeName = name
        }
        let chosen = bodies.filter { $0.contentTypeName != nil && !$0.asksForMediaType && !$0.isFile }
        let mediaTypes = chosen.flatMap(\.mediaTypes)
        return mediaTypes.isEmpty ? nil : OperationDraft.MediaTypeOption(name: name, mediaTypes: mediaTypes)
    }
}
