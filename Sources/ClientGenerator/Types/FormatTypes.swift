import ClientConfiguration
import ServiceDescription

/// The Swift types of primitive values, by their format.
///
/// This is the only place where the `format` of a primitive value becomes a type, apart from the raw values of enumerations, which
/// ``EnumerationLiterals`` has. `types` in the client configuration takes precedence.
struct FormatTypes {
    /// The names of the user's types, by the format as ``key(_:)`` spells it.
    private let configured: [String: String]

    /// The types of a description that have formats, as the configuration calls them.
    private enum DescribedType: String {
        case string, integer, number
    }

    /// The types of a client whose configuration names types of its own.
    init(_ configuration: ClientConfiguration) {
        configured = Dictionary(
            configuration.types.map { (Self.key($0.key.value), $0.value.value) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// A key of `types` in the client configuration with its format in the known spelling, which the schemas have.
    static func key(_ text: String) -> String {
        guard let slash = text.firstIndex(of: "/"), DescribedType(rawValue: String(text[..<slash])) != nil else {
            return FormatSpelling.canonical(text)
        }
        return text[...slash] + FormatSpelling.canonical(String(text[text.index(after: slash)...]))
    }

    /// The type of a string of a format.
    func string(format: String?) -> SwiftType {
        if let own = own(.string, format) { return own }
        switch StandardFormat(format) {
        case .dateTime: return .builtIn(.date)
        case .httpDate: return .builtIn(.date, coding: .rfc1123)
        case .mailDate: return .builtIn(.date, coding: .rfc2822)
        case .date: return .builtIn(.calendarDate)
        case .time: return .builtIn(.calendarTime)
        case .duration: return .builtIn(.calendarDuration)
        case .uri: return .builtIn(.url)
        case .uuid: return .builtIn(.uuid)
        case .bytes, .binary: return .data
        case .base64URL: return .builtIn(.data, coding: .base64URL)
        case .decimal: return .builtIn(.decimal, coding: .decimalText)
        // JSON libraries lose the digits of large numbers, so ProtoJSON writes them as text (OpenAPI format registry).
        case .int: return .builtIn(.int, coding: .integerText)
        case .uint64: return .builtIn(.uint64, coding: .integerText)
        // Formats that no text has by the registry, such as `double` and `integer`, say little of it: it may be a price
        // with two decimals, a number with leading zeros, or empty.
        case .unixTime, .numeric, .smallInteger, .largeInteger, .float, .double, .password, .text, .other:
            return .string
        }
    }

    /// The type of a whole number of a format.
    func integer(format: String?) -> SwiftType {
        if let own = own(.integer, format) { return own }
        switch StandardFormat(format) {
        case .unixTime: return .builtIn(.date, coding: .unixSeconds)
        case .uint64: return .builtIn(.uint64)
        case .largeInteger, .decimal: return .builtIn(.decimal)
        case .int, .smallInteger, .numeric, .float, .double, .dateTime, .httpDate, .mailDate, .date, .time, .duration,
            .uri, .uuid, .bytes, .base64URL, .binary, .password, .text, .other:
            return .builtIn(.int)
        }
    }

    /// The type of a number of a format.
    func number(format: String?) -> SwiftType {
        if let own = own(.number, format) { return own }
        switch StandardFormat(format) {
        case .float: return .builtIn(.float)
        case .decimal, .numeric, .largeInteger: return .builtIn(.decimal)
        case .unixTime: return .builtIn(.date, coding: .unixTime)
        case .int, .smallInteger, .uint64, .double, .dateTime, .httpDate, .mailDate, .date, .time, .duration, .uri,
            .uuid, .bytes, .base64URL, .binary, .password, .text, .other:
            return .builtIn(.double)
        }
    }

    /// The type of a value without parts, of which nothing has to be declared; `nil` for any other.
    func primitiveType(of schema: Schema) -> SwiftType? {
        switch schema.shape {
        case .string(let format): string(format: format)
        case .integer(let format): integer(format: format).or(schema.textOfNumber)
        case .number(let format): number(format: format).or(schema.textOfNumber)
        case .boolean: .builtIn(.bool)
        // What has a media type and no encoding is in JSON as it is (JSON Schema 2020-12, section 8.3), as Pydantic writes bytes.
        case .binary: schema.contentMediaType == nil ? .data : .string
        case .any: .json
        case .reference, .array, .map, .enumeration, .object, .union: nil
        }
    }

    /// A schema without formats that need a coding of their own, which a case of a union has no place for.
    func withoutCoding(_ schema: Schema) -> Schema {
        var plain = schema
        plain.textOfNumber = nil
        let hasCoding = primitiveType(of: plain)?.coding != nil
        switch schema.shape {
        case .string where hasCoding: plain.shape = .string(format: nil)
        case .integer where hasCoding: plain.shape = .integer(format: nil)
        case .number where hasCoding: plain.shape = .number(format: nil)
        case .array(let element): plain.shape = .array(withoutCoding(element))
        case .map(let value): plain.shape = .map(withoutCoding(value))
        default: break
        }
        return plain
    }

    private func own(_ type: DescribedType, _ format: String?) -> SwiftType? {
        guard !configured.isEmpty else { return nil }
        let candidates = format.map { [type.rawValue + "/" + $0, $0] } ?? [type.rawValue]
        return candidates.firstNonNil { configured[$0] }.map { Self.own(type, $0) }
    }

    /// A type that the user names for values of a type of the description. A number that is a `Date` counts seconds or, if
    /// the user says so, milliseconds, and text that is a number stays text on the wire.
    private static func own(_ type: DescribedType, _ name: String) -> SwiftType {
        let isNumber = type != .string
        switch DateUnit(rawValue: name) {
        case .milliseconds? where isNumber: return .builtIn(.date, coding: .unixMilliseconds)
        case .seconds? where isNumber: return .builtIn(.date, coding: seconds(of: type))
        case .some: return .builtIn(.date)
        case nil:
            let isDate = name == "Date" || name == "Foundation.Date"
            let coding = isDate && isNumber ? seconds(of: type) : nil
            guard let builtIn = BuiltInType(rawValue: name) else { return .custom(name, coding: coding) }
            return .builtIn(builtIn, coding: isNumber ? coding : textCoding(of: builtIn))
        }
    }

    /// The coding of a number as text; `nil` for what is no exact number.
    private static func textCoding(of type: BuiltInType) -> SwiftType.Coding? {
        switch type {
        case .int, .int32, .int64, .uint64: .integerText
        case .decimal: .decimalText
        default: nil
        }
    }

    /// The coding of a point in time as seconds, of which an integer has no fraction.
    private static func seconds(of type: DescribedType) -> SwiftType.Coding {
        type == .integer ? .unixSeconds : .unixTime
    }
}
