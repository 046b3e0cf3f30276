extension DescriptionSource {
    /// Records that parts of these kinds may be missing if reading causes an error.
    mutating func omitting<Value>(_ parts: OmittedParts, _ read: (inout Self) -> Value) -> Value {
        let errors = diagnostics.errorCount
        let value = read(&self)
        if diagnostics.errorCount > errors { omitted.formUnion(parts) }
        return value
    }
}

extension SchemaReader {
    /// As ``DescriptionSource/omitting(_:_:)``, where schemas are read.
    mutating func omitting<Value>(_ parts: OmittedParts, _ read: (inout Self) -> Value) -> Value {
        let errors = source.diagnostics.errorCount
        let value = read(&self)
        if source.diagnostics.errorCount > errors { source.omitted.formUnion(parts) }
        return value
    }
}
