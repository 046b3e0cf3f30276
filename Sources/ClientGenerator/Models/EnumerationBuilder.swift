import ClientConfiguration
import ServiceDescription
import YAML

/// Declares enumerations.
struct EnumerationBuilder {
    /// The names that the user wants for values.
    private let rename: ClientConfiguration.Rename
    /// What the user says of enumerations.
    let expandability: Expandability

    /// Declares the enumerations of a client that is configured so.
    init(_ configuration: ClientConfiguration) {
        rename = configuration.rename
        expandability = Expandability(configuration)
    }

    /// Declares an enumeration.
    ///
    /// - Parameters:
    ///   - enumeration: The values.
    ///   - schema: Its documentation in the description.
    ///   - header: What else is known of it.
    ///   - otherText: Where any text is taken in place of the values; `nil` if nowhere.
    ///   - diagnostics: Takes what is wrong with the values and their names.
    func declare(
        _ enumeration: EnumerationSchema,
        _ schema: Schema,
        as header: TypeHeader,
        otherText: Mark?,
        diagnostics: inout Diagnostics
    ) -> EnumerationDeclaration {
        let rawType = EnumerationLiterals.type(of: enumeration)
        let literals = literals(of: enumeration, as: rawType, &diagnostics)
        // The names of the values in `x-ms-enum` are meant for clients as they are.
        let type = enumeration.clientName == nil ? header.wireName : nil
        let valueNames = claimNames(of: literals, owners: header.owners, constantsOf: type, &diagnostics)
        let values = zip(literals, valueNames).map { value, valueName in
            EnumerationDeclaration.Value(
                name: valueName,
                rawValue: value.rawValue,
                isText: value.isText,
                documentation: value.documentation
            )
        }
        let isFrozen =
            isFrozen(enumeration, header.owners, type: rawType, mark: schema.mark, &diagnostics)
            && !reportsOtherText(than: header.owners, at: otherText, &diagnostics)
        return EnumerationDeclaration(
            name: header.name,
            file: header.file,
            documentation: header.documentation(of: schema),
            rawType: rawType,
            values: values,
            isFrozen: isFrozen && !values.isEmpty,
            takesLiterals: enumeration.takesAnyText && !isFrozen
        )
    }

    /// The names of values.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - owners: The names of the enumeration, by which the configuration knows it.
    ///   - type: The type that the names in the description may say again, if any.
    private func claimNames(
        of values: [EnumerationSchema.Value],
        owners: [String],
        constantsOf type: String?,
        _ diagnostics: inout Diagnostics
    ) -> [String] {
        // Enumerations of protobuf begin with this value (buf.build's style guide), and all values with the name of the type.
        let first = values.first?.rawValue ?? ""
        let ofProtobuf = first.hasSuffix("_UNSPECIFIED") ? String(first.dropLast("_UNSPECIFIED".count)) : nil
        var scope = NameScope(reserved: ReservedNames.membersOfEnumerations)
        let configured = rename[.enumerations]
        let names = scope.claim(
            values.map { value in
                if let name = owners.firstNonNil({ configured["\($0).\(value.rawValue)"]?.value }) {
                    return WantedName(value.rawValue, chosen: SwiftName.escaped(name))
                }
                let wanted = value.clientName ?? SignedValue.spelledOut(value.rawValue)
                let plain = SwiftName.unescaped(SwiftName.value(wanted))
                let types = value.clientName != nil || ofProtobuf != nil ? [type, ofProtobuf].compactMap(\.self) : []
                let short = types.firstNonNil { Self.withoutType($0, wanted) }
                let names = [short.map(SwiftName.caseName), SwiftName.caseName(wanted), plain + "Value"]
                return WantedName(value.rawValue, firstOf: names.compactMap(\.self))
            }
        )
        RenameChecker.report(scope.refusals, of: .enumerations, rename, in: owners, diagnostics: &diagnostics)
        return names
    }

    /// The name of a constant without that of its type, for languages whose constants begin with their type: `Admin`
    /// for `UserRoleAdmin` or `RoleAdmin` of `consts.UserRole`. `nil` if the rest cannot begin a name.
    private static func withoutType(_ type: String, _ name: String) -> String? {
        let type = Words(type.split { "./".contains($0) }.last.map(String.init) ?? type).lowercased
        let words = Words(name)
        let compared = words.lowercased
        guard let first = compared.first,
            let count = type.indices.lazy.filter({ type[$0] == first }).map({ type[$0...] })
                .first(where: compared.starts)?.count
        else { return nil }
        let rest = words.words.dropFirst(count)
        return rest.first?.first?.isLetter == true ? rest.joined(separator: " ") : nil
    }

    /// Whether there will never be another value, which an enumeration of Swift has to be able to say.
    private func isFrozen(
        _ enumeration: EnumerationSchema,
        _ names: [String],
        type: BuiltInType,
        mark: Mark,
        _ diagnostics: inout Diagnostics
    ) -> Bool {
        guard expandability.isFrozen(enumeration, names: names) else { return false }
        guard [.jsonValue, .decimal].contains(type) else { return true }
        diagnostics.warning(
            "'\(names[0])' stays expandable, because its values are "
                + (type == .decimal ? "too large for an enumeration in Swift" : "of several types")
                + " (list it under 'enumerations.expandable')",
            at: mark
        )
        return false
    }

    /// Reports that an enumeration of Swift could not hold what is allowed somewhere; `false` if there is nothing to report.
    private func reportsOtherText(than names: [String], at mark: Mark?, _ diagnostics: inout Diagnostics) -> Bool {
        guard let mark else { return false }
        diagnostics.warning(
            "'\(names[0])' stays expandable, because any other text is allowed here as well (remove it from "
                + "'enumerations.frozen')",
            at: mark
        )
        return true
    }

    /// The values of an enumeration as Swift can write them: numbers in their shortest form, each of them once.
    private func literals(
        of enumeration: EnumerationSchema,
        as type: BuiltInType,
        _ diagnostics: inout Diagnostics
    ) -> [EnumerationSchema.Value] {
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
                    "the enumeration value \(value.rawValue) is too large for a number in Swift; it is not in the "
                        + "client (if the service sends it as text, write 'type: string')",
                    at: value.mark
                )
                return nil
            }
            guard seen.insert(literal).inserted else { return nil }
            var value = value
            value.clientName = value.clientName ?? SignedValue.spelledOut(value.rawValue)
            value.rawValue = literal
            return value
        }
    }
}
