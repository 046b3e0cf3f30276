/// The grammar that header fields share: lists, parameters and quoted strings (RFC 9110, section 5.6).
///
/// It is applied to bytes: with what a service writes behind it, a delimiter may be a part of another character.
enum FieldText {
    private static let quote = UInt8(ascii: "\"")
    private static let escape = UInt8(ascii: "\\")

    /// Takes an element from the front of a text, and the separator behind it.
    ///
    /// - Parameters:
    ///   - text: The text; what follows is left.
    ///   - separator: The separator. It is none in quotes.
    static func takeElement(from text: inout Substring, separatedBy separator: Unicode.Scalar) -> Substring {
        let separator = UInt8(ascii: separator)
        var (isQuoted, isEscaped) = (false, false)
        let end = text.utf8.firstIndex { byte in
            if isEscaped {
                isEscaped = false
            } else if byte == quote {
                isQuoted.toggle()
            } else if isQuoted {
                isEscaped = byte == escape
            } else {
                return byte == separator
            }
            return false
        }
        guard let end else {
            defer { text = "" }
            return text
        }
        defer { text = text[text.utf8.index(after: end)...] }
        return text[..<end]
    }

    /// The elements of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - separator: What separates them, except in quotes.
    /// - Returns: The elements, with the white space around them. There is at least one.
    static func elements(of text: String, separatedBy separator: Unicode.Scalar) -> [Substring] {
        guard text.utf8.contains(quote) else {
            return text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
                .map(Substring.init)
        }
        var rest = Substring(text)
        var elements = [takeElement(from: &rest, separatedBy: separator)]
        while !rest.isEmpty { elements.append(takeElement(from: &rest, separatedBy: separator)) }
        return elements
    }

    /// The elements of a list, with the white space around them. A comma in the angle brackets that an element begins with separates
    /// none: those are around a URL (RFC 8288, section 3).
    static func listElements(of text: String) -> [Substring] {
        // Behind the last one, none is looked for: that would take the rest of the text for each element.
        guard let lastBracket = text.utf8.lastIndex(of: UInt8(ascii: ">")) else {
            return elements(of: text, separatedBy: ",")
        }
        var elements: [Substring] = []
        var rest = Substring(text)
        repeat {
            let start = rest.startIndex
            let begin = rest.utf8.firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
            if let begin, begin < lastBracket, rest.utf8[begin] == UInt8(ascii: "<"),
                let end = rest.utf8.firstIndex(of: UInt8(ascii: ">"))
            {
                rest = rest[end...]
            }
            let element = takeElement(from: &rest, separatedBy: ",")
            elements.append(text[start..<element.endIndex])
        } while !rest.isEmpty
        return elements
    }

    /// The cookies of `Set-Cookie` fields that were joined to one. Dates in them have commas, so only one behind which a name and an
    /// equals sign follow ends a cookie (RFC 6265, section 3).
    static func cookies(in text: String) -> [String] {
        var cookies: [String] = []
        for piece in text.utf8.split(separator: UInt8(ascii: ",")).map(Substring.init) {
            let name = piece.utf8.prefix { $0 != UInt8(ascii: "=") }
            let begins =
                name.endIndex < piece.endIndex
                && HeaderValidation.isValidName(String(Substring(name).trimmingOptionalWhitespace()))
            if let last = cookies.indices.last, !begins {
                cookies[last] += "," + piece
            } else {
                cookies.append(String(piece))
            }
        }
        return cookies.map { String($0.trimmingOptionalWhitespace()) }
    }

    /// A parameter: a name and a value with an equals sign between them.
    ///
    /// - Returns: The name in lower case, and the value without quotes and escapes; `nil` if the text has no equals sign.
    static func parameter(_ text: Substring) -> (name: String, value: String)? {
        guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        let name = text[..<sign].trimmingOptionalWhitespace().lowercased()
        let value = text[text.utf8.index(after: sign)...].trimmingOptionalWhitespace()
        guard value.utf8.first == quote else { return (name, String(value)) }
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in value.utf8.dropFirst() {
            if !isEscaped, byte == quote { break }
            isEscaped = !isEscaped && byte == escape
            if !isEscaped { bytes.append(byte) }
        }
        return (name, String(decoding: bytes, as: UTF8.self))
    }
}

extension StringProtocol where SubSequence == Substring, UTF8View: BidirectionalCollection {
    /// The text without the spaces and tabs around it, the optional white space of header fields (RFC 9110, section 5.6.3).
    func trimmingOptionalWhitespace() -> Substring {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard let start = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return self[start..<utf8.index(after: last)]
    }
}
