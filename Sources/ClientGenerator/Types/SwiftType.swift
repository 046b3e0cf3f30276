/// The Swift type of a piece of data, as generated code writes it.
struct SwiftType: Hashable {
    /// The coding of dates, bytes and exact numbers that is not the usual one; the names are those of the runtime's `ValueCoding`.
    enum Coding: String {
        case rfc1123, unixTime, unixMilliseconds, base64URL, decimalText, numberOrText
    }

    /// How generated code writes the type.
    var name: String
    /// How dates and bytes in it are written on the wire, if not in the usual way.
    var coding: Coding?
    /// The model that a value holds directly rather than in an array or a dictionary, by the model's type name.
    var model: String?
    /// The type of an element, if this is an array.
    var element: Box?
    /// Whether it is a generated union.
    var isUnion = false

    /// A type whose name is written as it is.
    init(_ name: String, coding: Coding? = nil, model: String? = nil) {
        self.name = name
        self.coding = coding
        self.model = model
    }

    /// An array of values of a type.
    static func array(of element: SwiftType, isNullable: Bool) -> SwiftType {
        var type = SwiftType("[" + (isNullable ? element.optional.name : element.name) + "]", coding: element.coding)
        type.element = Box(isNullable ? element.optional : element)
        return type
    }

    /// A dictionary from strings to values of a type.
    static func dictionary(of value: SwiftType, isNullable: Bool) -> SwiftType {
        SwiftType("[String: " + (isNullable ? value.optional.name : value.name) + "]", coding: value.coding)
    }

    /// The type with `nil` as a further value.
    var optional: SwiftType {
        var type = self
        type.name += "?"
        return type
    }

    /// The coding that a reader must be told of. Bytes and exact numbers are read in all of their codings.
    var codingOfReaders: String? {
        coding.flatMap { [.rfc1123, .unixTime, .unixMilliseconds, .numberOrText].contains($0) ? $0.rawValue : nil }
    }

    /// The coding that matters to what is sent: numbers that may come as text as well are sent as numbers.
    var codingOfWriters: Coding? { coding == .numberOrText ? nil : coding }

    /// The type of a number which, if the flag is set, may come as text as well. A `Decimal` always may.
    func orText(_ allowsText: Bool) -> SwiftType {
        guard allowsText, coding == nil, name != "Decimal" else { return self }
        var type = self
        type.coding = .numberOrText
        return type
    }

    /// What the runtime's reader and writer call the type, if they have methods for it that are not generic.
    var usualName: String? {
        if name.hasPrefix("PatchMember<") { return "Patch" }
        return coding == nil && ["String", "Bool", "Int", "Date"].contains(name) ? name : nil
    }

    /// Any JSON value.
    static let json = SwiftType("JSONValue")
    /// Uninterpreted bytes.
    static let data = SwiftType("Data")
    /// Text.
    static let string = SwiftType("String")
    /// Nothing.
    static let void = SwiftType("Void")

    /// Another type, kept by reference because a type cannot hold itself.
    final class Box: Hashable, Sendable {
        /// The type.
        let type: SwiftType

        /// Keeps a type.
        init(_ type: SwiftType) {
            self.type = type
        }

        static func == (lhs: Box, rhs: Box) -> Bool { lhs.type == rhs.type }

        func hash(into hasher: inout Hasher) { hasher.combine(type) }
    }
}

extension SwiftType: Sendable {}
