/// The header fields of a request or a response.
///
/// Names are compared case-insensitively. The order of the fields and the spelling of their names are kept. Each name
/// occurs once: if a message has several fields with the same name, a transport joins their values with commas, which
/// is equivalent (RFC 9110, section 5.2).
public struct HTTPHeaders: Sendable {
    /// A header field.
    public struct Field: Sendable, Hashable {
        /// The name, spelled as it was set.
        public let name: String
        /// The value.
        public let value: String

        /// Creates a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All fields, in the order in which they were set.
    public private(set) var fields: [Field] = []
    /// The places of the fields by their names in lowercase, if there are many. A message has a few dozen at most, for which a
    /// linear search is as fast, unless someone wants to keep the client busy.
    private var places: [[UInt8]: Int]?

    /// The largest number of fields that are searched.
    private static let mostSearched = 64

    /// Creates empty headers.
    public init() {}

    /// Creates empty headers with room for some fields.
    init(minimumCapacity: Int) {
        fields.reserveCapacity(minimumCapacity)
    }

    /// The value of a field, or `nil` if there is none. Setting `nil` removes the field.
    ///
    /// - Parameter name: The name, compared case-insensitively.
    public subscript(name: String) -> String? {
        get {
            index(of: name).map { fields[$0].value }
        }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?):
                fields[index] = Field(name: fields[index].name, value: value)
            case (let index?, nil):
                fields.remove(at: index)
                places = nil
            case (nil, let value?):
                fields.append(Field(name: name, value: value))
                places?[Self.key(name)] = fields.count - 1
                noteMany()
            case (nil, nil):
                break
            }
        }
    }

    private func index(of name: String) -> Int? {
        if let places { return places[Self.key(name)] }
        return fields.firstIndex { HTTPHeaders.isSame($0.name, name) }
    }

    /// Makes a table of the fields as soon as there are many.
    private mutating func noteMany() {
        guard places == nil, fields.count > Self.mostSearched else { return }
        places = Dictionary(
            zip(fields.map { Self.key($0.name) }, fields.indices),
            uniquingKeysWith: { first, _ in first }
        )
    }

    private static func key(_ name: String) -> [UInt8] { name.utf8.map(lowercased) }

    /// Whether two field names are the same name. Names are ASCII (RFC 9110 section 5.1), so no locale is involved.
    static func isSame(_ lhs: String, _ rhs: String) -> Bool {
        guard lhs.utf8.count == rhs.utf8.count else {
            return false
        }
        return zip(lhs.utf8, rhs.utf8).allSatisfy { lowercased($0) == lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Creates headers from a literal. If a name occurs twice, the last value is used.
    ///
    /// - Parameter elements: Names and values.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements {
            self[name] = value
        }
    }
}

extension HTTPHeaders: Equatable {
    /// Returns whether both have the same fields, in any order. Names are compared case-insensitively.
    ///
    /// - Parameters:
    ///   - lhs: Some headers.
    ///   - rhs: Other headers.
    /// - Returns: `true` if they are equivalent.
    public static func == (lhs: HTTPHeaders, rhs: HTTPHeaders) -> Bool {
        lhs.fields.count == rhs.fields.count && lhs.fields.allSatisfy { rhs[$0.name] == $0.value }
    }
}

extension HTTPHeaders: Sequence {
    /// Returns an iterator over the fields in their order.
    ///
    /// - Returns: An iterator of the fields.
    public func makeIterator() -> IndexingIterator<[Field]> {
        fields.makeIterator()
    }
}
