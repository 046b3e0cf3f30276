import ServiceDescription

extension ModelCatalog {
    /// Declares an array or a map that contains itself.
    mutating func declareRecursive(_ schema: Schema, name: String, in file: TypeFile) {
        var value = schema
        value.isNullable = false
        let type = within(file) { $0.type(of: value, at: name) }
        recursive.append(
            RecursiveDeclaration(name: name, file: file, documentation: schema.documentation, type: type)
        )
    }
}
