import ServiceDescription

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
