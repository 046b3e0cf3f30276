import ServiceDescription

/// Finds operations whose bodies callers may leave out although they have required members, because authors forgot to require them.
struct OptionalBodyLinter {
    /// The service, which has the schemas.
    let service: Service

    /// What is found about an operation of the description; `nil` if nothing is.
    func finding(about operation: ServiceDescription.Operation) -> LintFinding? {
        guard ["POST", "PUT"].contains(operation.method), let body = operation.body, !body.isRequired,
            !body.saysOptional,
            let schema = body.contents.first?.schema, !service.isNullable(schema),
            case .object(let object) = service.resolved(schema).shape,
            let member = object.properties.first(where: { property in
                property.isRequired && !property.isReadOnly && property.constant == nil
                    && property.schema.defaultValue == nil && service.resolved(property.schema).defaultValue == nil
            })
        else { return nil }
        let problem = "if the service refuses that, write 'required: true' for the body, or add it in an overlay"
        return LintFinding(
            rule: .requiredBodies,
            message:
                "'\(operation.displayName)' can be called without a body, which requires '\(member.name)' (\(problem))",
            kind: "the operation can be called without a body, which has required members (\(problem))",
            mark: body.mark
        )
    }
}
