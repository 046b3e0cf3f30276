import Foundation

/// Reads values from header fields, as the style `simple` of OpenAPI writes them: `a,b` is an array, and `a=1,b=2` or
/// `a,1,b,2` an object. Some services send JSON nevertheless, as flask-smorest does with `X-Pagination`.
final class HeaderReader: TextFormatReader {
    /// Something that a reader can be at.
    private enum Place {
        case fields
        case field(String, name: String)
        case text(String)
    }

    private let headers: HTTPHeaders
    private var places: [Place] = [.fields]
    /// What stands between the items of a list.
    private var delimiter = ","

    /// Stands on all fields.
    init(_ headers: HTTPHeaders) {
        self.headers = headers
    }

    func use(delimiter: String) { self.delimiter = delimiter }

    // MARK: Members

    func enterMember(_ name: MemberName) throws -> Int {
        guard let object = try enterMemberIfPresent(name) else {
            let isField = if case .fields = place { true } else { false }
            throw ModelReadingError(path: "\(name)", isField ? "the header field is missing" : "the member is missing")
        }
        return object
    }

    func enterMemberIfPresent(_ name: MemberName) throws -> Int? {
        let next: Place?
        switch place {
        case .fields: next = headers["\(name)"].map { .field($0, name: "\(name)") }
        case .field(let text, _), .text(let text):
            next = members(of: text)["\(name)"].map { .text($0) }
        }
        guard let next else { return nil }
        places.append(next)
        return places.count - 1
    }

    func leaveMember(of object: Int) {
        places.removeLast(places.count - object)
    }

    func readMembers(_ body: (String) throws -> Void) throws {
        let members: [(name: String, value: String)]
        switch place {
        case .fields: members = headers.fields.map { ($0.name, $0.value) }
        case .field(let text, _), .text(let text):
            members = self.members(of: text).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
        for (name, value) in members {
            places.append(.text(value))
            defer { places.removeLast() }
            do { try body(name) } catch let error as ModelReadingError { throw error.inMember(name) }
        }
    }

    // MARK: The value

    // A field that is there has a value.
    var isNull: Bool { false }

    // `Expires` may be anything, "especially the value 0", which then means a time in the past (RFC 9111, section 5.3).
    var isBlank: Bool { text.isEmpty || isField("Expires") }

    func readString() throws -> String { text }

    func token(_ wanted: String) -> String { text }

    func readJSONValue() throws -> JSONValue { .string(text) }

    func readElements(_ body: () throws -> Void) throws {
        let elements = Self.json(text)?.elements?.map(Self.text) ?? items(of: text)
        for (index, element) in elements.enumerated() {
            places.append(.text(element))
            defer { places.removeLast() }
            do { try body() } catch let error as ModelReadingError { throw error.inElement(index) }
        }
    }

    // MARK: Text

    private var place: Place { places.last ?? .fields }

    private var text: String {
        switch place {
        case .fields: ""
        case .field(let text, _), .text(let text): text
        }
    }

    private func isField(_ name: String) -> Bool {
        if case .field(_, let own) = place { HTTPHeaders.isSame(own, name) } else { false }
    }

    /// The items of a list. Empty ones between commas are none (RFC 9110, section 5.6.1.2).
    private func items(of text: String) -> [String] {
        if isField("Set-Cookie") { return FieldText.cookies(in: text) }
        let elements = elements(of: text)
        return delimiter == "," ? elements.filter { !$0.isEmpty } : elements
    }

    /// The elements of a text between delimiters. A comma in quotes or angle brackets does not end its element, and neither does that
    /// behind the day of an HTTP date (RFC 9110, sections 5.6.4 and 5.6.7; RFC 8288, section 3).
    private func elements(of text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        var elements: [String] = []
        let pieces =
            delimiter == ","
            ? FieldText.listElements(of: text) : text.split(separator: delimiter, omittingEmptySubsequences: false)
        for piece in pieces {
            let piece = String(piece.trimmingOptionalWhitespace())
            if let day = elements.last, DateText.isWeekday(day), DateText.rfc1123("\(day), \(piece)") != nil {
                elements[elements.count - 1] = "\(day), \(piece)"
            } else {
                elements.append(piece)
            }
        }
        return elements
    }

    /// The array or object that a text is in JSON; `nil` if it is anything else.
    private static func json(_ text: String) -> JSONValue? {
        guard text.hasPrefix("{") && text.hasSuffix("}") || text.hasPrefix("[") && text.hasSuffix("]") else {
            return nil
        }
        do {
            return try ModelCoder.exactValue(in: Data(text.utf8))
        } catch {
            // Then it is a text in the style that happens to have brackets around it.
            return nil
        }
    }

    /// A value in JSON as a field would have it.
    private static func text(_ value: JSONValue) -> String { value.string ?? value.description }

    /// The members of an object. Of one that is repeated, the last one counts.
    private func members(of text: String) -> [String: String] {
        if let members = Self.json(text)?.members { return members.filter { !$1.isNull }.mapValues(Self.text) }
        let elements = elements(of: text)
        // By bytes: with what a service writes behind it, an equals sign may be a part of another character.
        let signs = elements.map { $0.utf8.firstIndex(of: UInt8(ascii: "=")) }
        let pairs: [(String, String)] =
            if signs.contains(nil) {
                stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) }
            } else {
                zip(elements, signs).compactMap { element, sign in
                    sign.map { (String(element[..<$0]), String(element[element.utf8.index(after: $0)...])) }
                }
            }
        return Dictionary(pairs) { $1 }
    }
}
