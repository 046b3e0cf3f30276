import ServiceDescription
import YAML

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
        var scope = NameScope(reserved: [
            "allCases", "knownValues", "rawValue", "requestString", "hash", "hashValue", "description",
        ])
        let rawType = EnumerationLiterals.type(of: enumeration)
        let literals = literals(of: enumeration, as: rawType)
        let valueNames = scope.claim(
            literals.map { value in
                if let name = ownNames.firstNonNil({ rename.enumerationValues["\($0).\(value.rawValue)"]?.value }) {
                    return (value.rawValue, [SwiftName.escaped(name)])
                }
                let wanted = value.clientName ?? value.rawValue
                let plain = SwiftName.unescaped(SwiftName.value(wanted))
                return (value.rawValue, [SwiftName.caseName(wanted), plain + "Value"])
            }
        )
        report(scope.refusals, of: rename.enumerationValues, "value", in: [wireName, name])
        let values = zip(literals, valueNames).map { value, valueName in
            EnumerationDeclaration.Value(
                name: valueName,
                rawValue: value.rawValue,
                isText: value.isText,
                documentation: value.documentation
            )
        }
        let isFrozen = isFrozen(enumeration, ownNames, type: rawType, mark: schema.mark)
        enumerations.append(
            EnumerationDeclaration(
                name: name,
                file: file,
                documentation: schema.documentation.titled(schema.title, unless: wireName ?? name),
                rawType: enumeration.rawType,
                rawSwiftType: SwiftType(rawType),
                values: values,
                isFrozen: isFrozen && !values.isEmpty,
                takesLiterals: enumeration.takesAnyText && !isFrozen
            )
        )
        return SwiftType(name)
    }

    /// Whether there will never be another value, by the configuration or else the description.
    private mutating func isFrozen(_ enumeration: EnumerationSchema, _ names: [String], type: String, mark: Mark)
        -> Bool
    {
        let isWanted = names.contains(where: frozen.contains)
        guard isWanted || (enumeration.isFrozen && !names.contains(where: expandable.contains)) else { return false }
        guard ["JSONValue", "Decimal"].contains(type) else { return true }
        diagnostics.warning(
            "'\(names[0])' stays expandable, because its values are "
                + (type == "Decimal" ? "too large for an enumeration in Swift" : "of several types"),
            at: mark
        )
        return false
    }

    /// The values of an enumeration as Swift can write them: numbers in their shortest form, each of them once.
    private mutating func literals(of enumeration: EnumerationSchema, as type: String) -> [EnumerationSchema.Value] {
        guard enumeration.rawType != .string else {
            return enumeration.values.map { value in
                var value = value
                value.isText = true
                return value
            }
        }
        var seen: Set<String> = []
        return enumeration.values.compactMap { value in
            guard !value.isText else { return value }
            guard let literal = EnumerationLiterals.literal(value.rawValue, as: type) else {
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
