/// The header fields of a request or a response.
///
/// Names are compared case-insensitively. The order of the fields and the spelling of their names are kept as they were set; in
/// which order they arrived, a session does not tell. Each name
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

    /// All fields, in the order in which they were set. A message has a few dozen at most, so a linear search is as
    /// fast as a table.
    public private(set) var fields: [Field] = []

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
            case (nil, let value?):
                fields.append(Field(name: name, value: value))
            case (nil, nil):
                break
            }
        }
    }

    /// Adds a field of a message that may have another one of the same name in other letters, as when a proxy adds its own. Their values
    /// are joined with commas (RFC 9110, section 5.2), in the order of the names: in which order they arrived, a session does not tell.
    mutating func join(_ name: String, _ value: String) {
        guard let index = index(of: name) else {
            fields.append(Field(name: name, value: value))
            return
        }
        let fieldsByName = [fields[index], Field(name: name, value: value)].sorted { $0.name < $1.name }
        fields[index] = Field(name: fieldsByName[0].name, value: fieldsByName.map(\.value).joined(separator: ", "))
    }

    private func index(of name: String) -> Int? {
        fields.firstIndex { HTTPHeaders.isSame($0.name, name) }
    }

    /// Whether two field names are the same name. Names are ASCII (RFC 9110 section 5.1), so no locale is involved.
    static func isSame(_ lhs: String, _ rhs: String) -> Bool {
        guard lhs.utf8.count == rhs.utf8.count else {
            return false
        }
        // Most names are spelled the same.
        return lhs == rhs || zip(lhs.utf8, rhs.utf8).allSatisfy { lowercased($0) == lowercased($1) }
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
