/// A field of a form, or a part of a multipart body: a member of a value.
///
/// A member that is an array has several values; one that is an object, or an array within an array, is written as JSON,
/// because forms have no form of their own for it (OpenAPI 3.0, "Encoding Object").
struct FormField {
    /// The name, which is empty for the elements of an array.
    let name: String
    /// How the member is encoded, if that is not the default.
    let encoding: FieldEncoding?
    /// The values: one, or those of an array.
    let values: [FieldValue]

    /// The fields of a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - encoding: How it is written.
    ///   - allowsElements: Whether the value may be an array, each of whose elements is a field without a name.
    ///   - joinsJSON: Whether a member in JSON is one field, even if it is an array.
    /// - Throws: ``ModelWritingError`` if the value has no members, or contains a file on disk where that cannot be.
    static func fields(
        of value: some ModelValue,
        _ encoding: BodyEncoding,
        allowsElements: Bool = false,
        joinsJSON: Bool = false
    ) throws(ModelWritingError) -> [FormField] {
        var fields: [FormField] = []
        let xmlMembers = encoding.fields.filter { if case .xml = $0.value { true } else { false } }.keys
        switch try FieldValueWriter.value(of: value, coding: encoding.coding, xmlMembers: Set(xmlMembers)) {
        case .object(let members, _):
            for member in members {
                let own = encoding.fields[member.name]
                do throws(ModelWritingError) {
                    let values = try member.value.fieldValues(own, joinsJSON: joinsJSON)
                    fields.append(FormField(name: member.name, encoding: own, values: values))
                } catch { throw error.inMember(member.name) }
            }
        case .list(let elements) where allowsElements:
            for (place, element) in elements.enumerated() {
                let own = encoding.fields[String(place)] ?? encoding.fields[""]
                do throws(ModelWritingError) {
                    let values = try FieldValue.list([element]).fieldValues(own, joinsJSON: joinsJSON)
                    fields.append(FormField(name: "", encoding: own, values: values))
                } catch { throw error.inElement(place) }
            }
        default: throw ModelWritingError("a form requires an object")
        }
        return fields
    }
}

extension FieldValue {
    /// The values of the field that the value becomes: one, or those of an array.
    fileprivate func fieldValues(
        _ encoding: FieldEncoding?,
        joinsJSON: Bool
    ) throws(ModelWritingError) -> [FieldValue] {
        // A style has forms of its own for arrays and objects.
        if case .styled = encoding { return [self] }
        if case .xml = encoding { return if case .list(let elements) = self { elements } else { [self] } }
        let isJSON = encoding?.isJSON ?? false
        guard case .list(let elements) = self, !(isJSON && joinsJSON) else {
            return [try asJSON(includingScalars: isJSON)]
        }
        return try elements.mapElements { element throws(ModelWritingError) in
            try element.asJSON(includingScalars: isJSON)
        }
    }
}
