import ServiceDescription

extension ModelCatalog {
    /// Declares an enumeration.
    ///
    /// - Parameters:
    ///   - enumeration: The values.
    ///   - schema: What the description says about it.
    ///   - name: The name in Swift.
    ///   - wireName: The name under which the description declares it, if it does.
    ///   - file: Where it stands.
    /// - Returns: The type.
    mutating func declare(
        _ enumeration: EnumerationSchema,
        _ schema: Schema,
        name: String,
        wireName: String? = nil,
        in file: TypeFile
    ) -> SwiftType {
        let ownNames = [wireName, name].compactMap { $0 }
        let rename = rename
        var scope = NameScope(reserved: ["allCases", "rawValue", "requestString", "hash", "hashValue", "description"])
        let literals = literals(of: enumeration)
        let valueNames = scope.claim(
            literals.map { value in
                if let name = ownNames.firstNonNil({ rename.enumerationValues["\($0).\(value.rawValue)"]?.value }) {
                    return (value.rawValue, [SwiftName.escaped(name)])
                }
                let wanted = SwiftName.value(value.clientName ?? value.rawValue)
                return (value.rawValue, [wanted, SwiftName.unescaped(wanted) + "Value"])
            }
        )
        let values = zip(literals, valueNames).map { value, valueName in
            EnumerationDeclaration.Value(
                name: valueName,
                rawValue: value.rawValue,
                documentation: value.documentation
            )
        }
        let isFrozen =
            ownNames.contains(where: frozen.contains)
            || (enumeration.isFrozen && !ownNames.contains(where: expandable.contains))
        enumerations.append(
            EnumerationDeclaration(
                name: name,
                file: file,
                documentation: schema.documentation,
                rawType: enumeration.rawType,
                values: values,
                isFrozen: isFrozen && !values.isEmpty
            )
        )
        return SwiftType(name)
    }

    /// The values of an enumeration as Swift can write them: numbers in their shortest form, each of them once.
    private mutating func literals(of enumeration: EnumerationSchema) -> [EnumerationSchema.Value] {
        guard enumeration.rawType != .string else { return enumeration.values }
        var seen: Set<String> = []
        return enumeration.values.compactMap { value in
            let literal =
                enumeration.rawType == .integer
                ? Int(value.rawValue).map { String($0) }
                : Double(value.rawValue).flatMap { $0.isFinite ? "\($0)" : nil }
            guard let literal else {
                diagnostics.loss(
                    "the value \(value.rawValue) of an enumeration is too large for a number in Swift, and is left out",
                    at: value.mark
                )
                return nil
            }
            guard seen.insert(literal).inserted else { return nil }
            var value = value
            value.clientName = value.clientName ?? value.rawValue
            value.rawValue = literal
            return value
        }
    }
}
