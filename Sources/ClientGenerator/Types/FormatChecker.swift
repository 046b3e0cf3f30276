import ClientConfiguration
import ServiceDescription
import Suggestions

/// Reports keys of `types` in the client configuration that change nothing, because no schema has the format.
enum FormatChecker {
    /// Types of a description whose values are not texts and numbers. Some are known as formats as well.
    private static let typesWithoutFormats: Set<String> = ["array", "boolean", "null", "object"]

    /// Adds a warning for each key whose format no text or number of the service has.
    ///
    /// A common format that the description does not use is no mistake: one configuration may serve many descriptions, and a later
    /// version may use it.
    ///
    /// - Parameters:
    ///   - types: The Swift types, by `format`, `type/format` or `type`.
    ///   - service: The whole service: what `filter` takes away is not a mistake here.
    ///   - diagnostics: Receives the warnings.
    static func check(_ types: LocatedNames, against service: Service, diagnostics: inout Diagnostics) {
        guard !types.isEmpty, service.knows(all: .all) else { return }
        var found = Formats()
        for schema in service.schemas.map(\.schema) + service.operations.flatMap(\.schemas) { found.visit(schema) }
        for key in types.map(\.key) where !found.keys.contains(FormatTypes.key(key.value)) {
            let format = key.value.split(separator: "/").last.map(String.init) ?? key.value
            let other = found.keys.filter { $0.hasSuffix("/" + format) }.min()
            if other == nil, StandardFormat.isKnown(FormatSpelling.canonical(format)),
                !typesWithoutFormats.contains(key.value)
            {
                continue
            }
            let hint =
                other.map { " (did you mean '\($0)'?)" }
                ?? (typesWithoutFormats.contains(key.value)
                    ? ", and of types only 'string', 'integer' and 'number' have others in Swift" : nil)
                ?? NearestName.hint(for: key.value, among: found.keys.sorted() + StandardFormat.commonNames)
            diagnostics.warning("nothing in the description has the format '\(key.value)'" + hint, at: key.mark)
        }
        for type in types where DateUnit(rawValue: type.value.value) != nil && found.isOnlyOfTexts(type.key.value) {
            diagnostics.warning(
                "'\(type.key.value)' is a format of texts here, which are read as dates, and not as '\(type.value.value)' (write "
                    + "'integer/\(type.key.value)' or 'number/\(type.key.value)' for numbers, and describe them as such)",
                at: type.value.mark
            )
        }
    }

    /// Adds a warning for each type that is spelled nearly like one of the runtime's, because the compiler would only say that
    /// there is no such type.
    ///
    /// - Parameters:
    ///   - types: The Swift types, by `format`, `type/format` or `type`.
    ///   - diagnostics: Receives the warnings.
    static func checkSpelling(_ types: LocatedNames, diagnostics: inout Diagnostics) {
        let known = BuiltInType.allCases.map(\.rawValue)
        for type in types.map(\.value) where !ReservedTypeNames.all.contains(type.value) && type.value.count > 3 {
            guard let meant = NearestName.nearest(to: type.value, among: known, limit: 1) else { continue }
            diagnostics.warning(
                "the type '\(type.value)' is not one of the runtime's, so it must be your own (did you mean '\(meant)'?)",
                at: type.mark
            )
        }
    }
}

/// The formats of texts and numbers, as `format` and as `type/format`, and the names of their types.
private struct Formats {
    private(set) var keys: Set<String> = ["string", "integer", "number"]

    mutating func visit(_ schema: Schema) {
        switch schema.shape {
        case .string(let format?): add("string", format)
        case .integer(let format?): add("integer", format)
        case .number(let format?): add("number", format)
        default: for inner in schema.shape.inner { visit(inner) }
        }
    }

    /// Whether texts have a format, and no numbers do.
    func isOnlyOfTexts(_ format: String) -> Bool {
        format == "string"
            || keys.contains("string/" + format)
                && !["integer/", "number/"].contains { keys.contains($0 + format) }
    }

    private mutating func add(_ type: String, _ format: String) {
        keys.insert(format)
        keys.insert(type + "/" + format)
    }
}
