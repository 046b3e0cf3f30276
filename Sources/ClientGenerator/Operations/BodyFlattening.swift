import ServiceDescription

/// Turns the members of bodies into arguments and options, if the description asks for it (`x-ms-client-flatten`).
///
/// This does not change what is sent: the request assembles the body.
enum BodyFlattening {
    /// Divides the bodies that the description wants divided.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - links: The operations among them, by their places, that have others for their next pages.
    ///   - models: The structs of the client.
    ///   - diagnostics: Takes a warning for each body that stays whole.
    static func apply(
        to operations: inout [OperationDraft],
        links: [Int: NextPage.Link],
        models: [ModelDeclaration],
        diagnostics: inout Diagnostics
    ) {
        guard operations.contains(where: { $0.operation.body?.flattening != nil }) else { return }
        let types = models.keyed(by: \.name)
        let overloads = Set(operations.filter(\.isOverload).map(\.operation.identifier))
        for index in operations.indices {
            let operation = operations[index]
            guard let mark = operation.operation.body?.flattening, let body = operation.body, !operation.isOverload
            else {
                continue
            }
            let model = body.type.model.flatMap { types[$0] }
            if let reason = obstacle(
                to: operation,
                model,
                hasOtherTypes: overloads.contains(operation.operation.identifier),
                isSentAgain: links[index] != nil
            ) {
                diagnostics.loss(
                    "'x-ms-client-flatten' of the body '\(operation.operation.body?.name ?? body.name)' is ignored, "
                        + "because \(reason); the body is one argument (remove 'x-ms-client-flatten')",
                    at: mark
                )
            } else if let model {
                operations[index].body?.members = members(of: model, in: operation)
            }
        }
    }

    /// Why a body has to stay whole; `nil` if it can be divided.
    private static func obstacle(
        to operation: OperationDraft,
        _ model: ModelDeclaration?,
        hasOtherTypes: Bool,
        isSentAgain: Bool
    ) -> String? {
        if case .union? = operation.body?.type {
            return "it is one of several types, between which only the caller can choose"
        }
        guard let model, model.properties.contains(where: { !$0.isReadOnly }) else {
            return "it is not an object with described properties"
        }
        if model.additionalProperties != nil { return "it can have additional properties" }
        if operation.body?.isOptional == true { return "it is optional" }
        if hasOtherTypes || operation.body?.asksForMediaType == true { return "it can be sent in several media types" }
        return isSentAgain ? "it is sent again for the next page" : nil
    }

    /// The members that a caller gives, under names that the operation does not use for something else.
    private static func members(of model: ModelDeclaration, in operation: OperationDraft) -> [BodyMember] {
        var scope = NameScope(
            reserved: ReservedNames.argumentsAndOptions + operation.parameters.map(\.name)
                + operation.parameters.compactMap(\.groupName)
                + [operation.server?.optionName, operation.contentTypeOption?.name, operation.acceptOption?.name]
                .compactMap { $0 }
        )
        let given = model.properties.filter { !$0.isReadOnly && !$0.isSetByInitializers }
        var names: [String: String] = [:]
        // Optional members take their names last, so that a new one renames nothing.
        for isArgument in [true, false] {
            let properties = given.filter { $0.mustBeGiven == isArgument }
            let claimed = scope.claim(
                properties.map { WantedName($0.wireName, firstOf: [$0.name, SwiftName.unescaped($0.name) + "Member"]) }
            )
            for (property, name) in zip(properties, claimed) { names[property.name] = name }
        }
        return given.map { BodyMember(name: names[$0.name] ?? $0.name, property: $0) }
    }
}
