import ServiceDescription

extension ModelCatalog {
    /// The schema that is meant in the end, where a schema refers to others.
    func resolved(_ schema: Schema) -> Schema { service.resolved(schema) }

    /// Whether the value of a schema may be `null`, by itself or by what it refers to.
    func isNullable(_ schema: Schema) -> Bool {
        let target = resolved(schema)
        if schema.isNullable || target.isNullable { return true }
        guard case .union(let union) = target.shape else { return false }
        return union.alternatives.contains { resolved($0).isNullable }
    }

    /// Whether two schemas describe values of one type, by themselves or by what they refer to.
    func haveOneType(_ left: Schema, _ right: Schema) -> Bool {
        let (left, right) = (resolved(left), resolved(right))
        return SourcePlace(of: left) == SourcePlace(of: right)
            || SchemaComparison.haveOneType(left, right, formats: formats)
    }

    /// Whether requests send values of a schema.
    func isSent(_ schema: Schema) -> Bool { sent.contains(schema) }

    /// Whether a schema has members that only the parts of a body can hold.
    func hasParts(_ schema: Schema) -> Bool { multipart.contains(resolved(schema)) }
}
