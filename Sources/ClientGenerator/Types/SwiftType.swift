import ServiceDescription

/// The Swift type of a piece of data.
///
/// Decisions about a type use its case. ``name`` is only its spelling in generated code.
enum SwiftType: Hashable, Sendable {
    /// A type of the language, of Foundation or of the runtime.
    case builtIn(BuiltInType, coding: Coding? = nil)
    /// A type that the client configuration names.
    case custom(String, coding: Coding? = nil)
    /// A generated struct of an object.
    case model(String)
    /// A generated union.
    case union(String)
    /// A generated enumeration.
    case enumeration(String)
    /// Any other generated type: an array or map that contains itself, what an operation returns, several options in a struct.
    case declared(String)
    /// Any type that conforms to a protocol of the runtime.
    case any(BuiltInType)
    /// An array of values of a type.
    indirect case array(SwiftType)
    /// A dictionary from strings to values of a type.
    indirect case dictionary(SwiftType)
    /// A type with `nil` as a further value.
    indirect case optional(SwiftType)
    /// A generic type of the runtime around another type.
    indirect case generic(GenericType, SwiftType)

    /// The coding of dates, bytes and numbers that is not the default; the names are those of the runtime's `ValueCoding`.
    enum Coding: String {
        case rfc1123, rfc2822, unixTime, unixSeconds, unixMilliseconds, base64URL, decimalText, integerText,
            numberOrText, numberOrInfinity, numberOrINF
    }

    /// How generated code writes the type.
    var name: String {
        var name = ""
        spell { part, _ in name += part }
        return name
    }

    /// Calls a function with the parts of the text that generated code writes for the type, one after another.
    ///
    /// - Parameter body: Receives a part, and whether it is the name of a generated type.
    func spell(_ body: (_ part: String, _ isGenerated: Bool) -> Void) {
        switch self {
        case .builtIn(let type, _): body(type.rawValue, false)
        case .custom(let name, _): body(name, false)
        case .model(let name), .union(let name), .enumeration(let name), .declared(let name):
            body(name, true)
        case .any(let type): body("any " + type.rawValue, false)
        case .array(let element): element.spell(between: "[", "]", body)
        case .dictionary(let value): value.spell(between: "[String: ", "]", body)
        case .optional(.any(let type)): SwiftType.any(type).spell(between: "(", ")?", body)
        case .optional(let wrapped): wrapped.spell(between: "", "?", body)
        case .generic(let type, let argument): argument.spell(between: type.rawValue + "<", ">", body)
        }
    }

    private func spell(between start: String, _ end: String, _ body: (String, Bool) -> Void) {
        body(start, false)
        spell(body)
        body(end, false)
    }

    /// Any JSON value.
    static let json = SwiftType.builtIn(.jsonValue)
    /// Uninterpreted bytes.
    static let data = SwiftType.builtIn(.data)
    /// A body that is sent as it is: bytes, a file or a stream.
    static let httpBody = SwiftType.builtIn(.httpBody)
    /// Text.
    static let string = SwiftType.builtIn(.string)
    /// Nothing.
    static let void = SwiftType.builtIn(.void)
}

extension SwiftType {
    // MARK: What it is

    /// The type of the language, of Foundation or of the runtime that this is, in whatever coding.
    var builtIn: BuiltInType? {
        if case .builtIn(let type, _) = self { type } else { nil }
    }

    /// The struct that a value holds directly rather than in an array or a dictionary, by its name.
    var model: String? {
        switch self {
        case .model(let name): name
        case .optional(let inner), .generic(.patchMember, let inner), .generic(.multipartPart, let inner): inner.model
        default: nil
        }
    }

    /// The type without `nil`.
    var unwrapped: SwiftType {
        if case .optional(let wrapped) = self { wrapped } else { self }
    }

    /// Whether it is a generated union.
    var isUnion: Bool {
        if case .union = unwrapped { true } else { false }
    }

    /// Whether `nil` is one of its values.
    var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// Whether it is an array or a dictionary, or may be one.
    var isCollection: Bool {
        switch unwrapped {
        case .array, .dictionary: true
        default: false
        }
    }

    /// Whether it is the declared type of a name, or made of that.
    func mentions(_ declared: String) -> Bool {
        switch self {
        case .custom(let name, _), .model(let name), .union(let name), .enumeration(let name), .declared(let name):
            name == declared
        case .array(let inner), .dictionary(let inner), .optional(let inner), .generic(_, let inner):
            inner.mentions(declared)
        case .builtIn, .any: false
        }
    }

    // MARK: Types made of it

    /// The type with `nil` as a further value.
    var optional: SwiftType { .optional(self) }

    /// The type, with `nil` as a further value if a flag is set.
    func optional(if isNullable: Bool) -> SwiftType { isNullable ? optional : self }

    /// The type of a number which may come as text as well. A `Decimal` always may be the same number in text.
    func or(_ text: TextOfNumber?) -> SwiftType {
        let coding: Coding
        switch text {
        case nil: return self
        case .digits: coding = .numberOrText
        case .names: coding = .numberOrInfinity
        case .shortNames: coding = .numberOrINF
        }
        return switch self {
        case .builtIn(.decimal, _): self
        case .builtIn(let type, nil): .builtIn(type, coding: coding)
        case .custom(let name, nil): .custom(name, coding: coding)
        default: self
        }
    }

    // MARK: Codings

    /// How dates, bytes and numbers in it are written on the wire, if not in the default way.
    var coding: Coding? {
        switch self {
        case .builtIn(_, let coding), .custom(_, let coding): coding
        case .array(let inner), .dictionary(let inner), .optional(let inner), .generic(.pagedCollection, let inner),
            .generic(.serviceStream, let inner), .generic(.patchMember, let inner),
            .generic(.multipartPart, let inner):
            inner.coding
        case .model, .union, .enumeration, .declared, .any, .generic: nil
        }
    }

    /// The coding that a reader must know. Bytes, exact numbers and numbers that are not finite are read in all of their codings.
    var codingOfReaders: Coding? {
        switch coding {
        case .rfc1123, .rfc2822, .unixTime, .unixSeconds, .unixMilliseconds, .integerText, .numberOrText: coding
        case .base64URL, .decimalText, .numberOrInfinity, .numberOrINF, nil: nil
        }
    }

    /// The coding that matters to what is sent: numbers that may come as text as well are sent as numbers.
    var codingOfWriters: Coding? { coding == .numberOrText ? nil : coding }

    /// The coding that matters to a parameter, where each integer is text.
    var codingOfParameters: Coding? { coding == .integerText ? nil : codingOfWriters }

    /// What the runtime's reader and writer call the type, if both have methods of their own for it.
    var accessorName: String? {
        switch self {
        case .builtIn(.string, nil), .builtIn(.bool, nil), .builtIn(.int, nil), .builtIn(.double, nil),
            .builtIn(.date, nil), .builtIn(.url, nil):
            name
        case .array where coding == nil: "Array"
        case .dictionary where coding == nil: "Dictionary"
        default: nil
        }
    }

    /// What the runtime's reader calls the type, if it has a method of its own for it.
    var readerName: String? {
        if case .generic(.patchMember, _) = self { "Patch" } else { accessorName }
    }

    /// What the runtime's reader calls the type, if a required member of it is read without throwing.
    var nameOfPlaceholder: String? {
        switch self {
        case .builtIn(.date, _): name
        default: accessorName
        }
    }
}
