import ServiceDescription

extension ModelCatalog {
    /// A schema without formats that need a coding of their own, which a case has no place for.
    func withoutCoding(_ schema: Schema) -> Schema {
        var plain = schema
        plain.allowsText = false
        switch schema.shape {
        case .string(let format) where formats.string(format: format).coding != nil: plain.shape = .string(format: nil)
        case .integer(let format) where formats.integer(format: format).coding != nil:
            plain.shape = .integer(format: nil)
        case .number(let format) where formats.number(format: format).coding != nil: plain.shape = .number(format: nil)
        case .array(let element): plain.shape = .array(withoutCoding(element))
        case .map(let value): plain.shape = .map(withoutCoding(value))
        default: break
        }
        return plain
    }
}
