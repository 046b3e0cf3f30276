/// The header fields of a request or a response.
///
/// Names are compared case-insensitively. Fields keep the order and spelling in which they were set. Sessions do
/// not report the order of received fields. Each name occurs once: if a message has several fields with the same name, a
/// transport joins their values with commas, which is equivalent (RFC 9110, section 5.2).
public struct HTTPHeaders: Sendable {
    /// A header field.
    public struct Field: Sendable, Hashable {
        /// The name, spelled as it was set.
        public let name: String
        /// The value.
        public fileprivate(set) var value: String

        /// Creates a field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All fields, in the order in which they were set. Messages have a few dozen, so a linear search is as fast as a table; only
    /// received ones may have thousands, for which ``init(joining:)`` uses a table.
    private(set) var fields: [Field] = []

    /// Creates empty headers.
    public init() {}

    /// Creates headers with the given fields, sorted by name.
    public init(_ fields: [String: String]) {
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) { self[name] = value }
    }

    /// The number of fields.
    var count: Int { fields.count }

    /// Creates empty headers with room for some fields.
    init(minimumCapacity: Int) {
        fields.reserveCapacity(minimumCapacity)
    }

    /// The number of fields up to which a linear search is as fast as a table. A hostile service sends thousands.
    private static let maximumSearchedFields = 100

    /// Creates the headers of a message that may have several fields with the same name, such as a response that a transport of your own
    /// has received:
    ///
    /// ```swift
    /// HTTPHeaders(joining: received.map { HTTPHeaders.Field(name: $0.name, value: $0.value) })
    /// ```
    ///
    /// The values of fields with the same name are joined with commas, in their order (RFC 9110, section 5.3). White space around a value
    /// is no part of it (section 5.5).
    ///
    /// - Parameter others: The fields, in the order in which they were received.
    public init(joining others: [Field]) {
        var places: [[UInt8]: Int] = [:]
        let hasTable = others.count > Self.maximumSearchedFields
        fields.reserveCapacity(others.count)
        for field in others.lazy.map(Self.trimmed) {
            let key = hasTable ? field.name.utf8.map(\.lowercased) : []
            if let index = hasTable ? places[key] : index(of: field.name) {
                fields[index].value += ", "
                fields[index].value += field.value
            } else {
                if hasTable { places[key] = fields.count }
                fields.append(field)
            }
        }
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

    private func index(of name: String) -> Int? {
        fields.firstIndex { HTTPHeaders.isSame($0.name, name) }
    }

    /// Whether two field names are the same name. Names are ASCII (RFC 9110 section 5.1), so no locale is involved.
    static func isSame(_ lhs: String, _ rhs: String) -> Bool {
        guard lhs.utf8.count == rhs.utf8.count else { return false }
        // Most names are spelled the same.
        return lhs == rhs || zip(lhs.utf8, rhs.utf8).allSatisfy { $0.lowercased == $1.lowercased }
    }

    private static func trimmed(_ field: Field) -> Field {
        let value = field.value.trimmingOptionalWhitespace()
        // Most values have none.
        return value.utf8.count == field.value.utf8.count ? field : Field(name: field.name, value: String(value))
    }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    /// Creates headers from a literal. If a name occurs twice, the last value is used.
    public init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements {
            self[name] = value
        }
    }
}

extension HTTPHeaders: Hashable {
    /// Returns whether both have the same fields, in any order. Names are compared case-insensitively.
    public static func == (lhs: HTTPHeaders, rhs: HTTPHeaders) -> Bool {
        lhs.count == rhs.count && lhs.fields.allSatisfy { rhs[$0.name] == $0.value }
    }

    /// Hashes the fields, in any order and with names in any case.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Set(fields.map { Field(name: $0.name.lowercased(), value: $0.value) }))
    }
}

extension HTTPHeaders: Sequence {
    /// Returns an iterator over the fields in their order.
    public func makeIterator() -> IndexingIterator<[Field]> {
        fields.makeIterator()
    }
}
