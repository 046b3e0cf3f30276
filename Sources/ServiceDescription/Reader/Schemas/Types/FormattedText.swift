import YAML

/// The formats of text that the client reads as more than that, by the form of their values.
enum FormattedText {
    case date, time, uuid, dateTime

    /// `nil` for a format that is no such one.
    init?(_ format: String?) {
        switch StandardFormat(format) {
        case .date: self = .date
        case .time: self = .time
        case .uuid: self = .uuid
        case .dateTime: self = .dateTime
        default: return nil
        }
    }

    /// What an example says of the values.
    private enum Evidence {
        /// The values have the form, or nearly: authors write few UUIDs with care.
        case same
        /// The values have another form.
        case other
        /// Nothing, because it only stands for a value, as `YYYY-MM-DD` does.
        case none
    }

    private func evidence(of text: String) -> Evidence {
        if isForm(of: text) { return .same }
        let digits = text.utf8.count(where: \.isDigit)
        let isPlaceholder = ["yy", "xx", "hh"].contains(where: text.lowercased().contains)
        let fewest =
            switch self {
            case .date, .dateTime: 6
            case .time: 3
            case .uuid: 1
            }
        return isPlaceholder || digits < fewest ? .none : .other
    }

    private func isForm(of text: String) -> Bool {
        var rest = TimeText(text)
        switch self {
        case .date: return rest.readDate() && (rest.isAtEnd || rest.read(oneOf: "T "))
        case .time: return rest.readTime(points: ".") && rest.readOffset() && rest.isAtEnd
        case .dateTime:
            return rest.readDate() && rest.read(oneOf: "Tt ") && rest.readTime(points: ".,")
                && rest.readOffset(isLoose: true) && rest.readZone() && rest.isAtEnd
        case .uuid:
            let prefix = "urn:uuid:"
            let own = text.utf8.dropFirst(text.hasPrefix(prefix) ? prefix.utf8.count : 0)
            return (31...33).contains(own.count { $0.isLetter || $0.isDigit })
        }
    }

    /// An example that contradicts the format, if no example fits it: the service sends values of another form, and a client
    /// that expected the format could not read its responses.
    ///
    /// - Parameter fields: The schema of the values.
    func exampleOfAnother(in fields: Fields<SchemaKeyword>) -> YAMLNode? {
        var other: YAMLNode?
        for example in fields.allExamples {
            switch example.scalar.map({ evidence(of: $0.text) }) {
            case .same?: return nil
            case .other?: other = other ?? example
            case .some(.none), nil: break
            }
        }
        return other
    }

    /// What patterns of dates consist of, as Java, .NET and Moment.js write them, in lower case.
    private static let signsOfPatterns = Set("ymdhstzx/-.:+'".utf8)

    /// The pattern that a text gives for values of another form, such as `yyyyMMddHHmm` and `dd/MM/yyyy`; `nil` if it has none,
    /// one that begins like dates in this format, or only those that values do *not* have.
    ///
    /// - Parameter text: What is said of the values.
    func patternOfAnother(in text: String) -> String? {
        guard self == .date || self == .dateTime else { return nil }
        var other: String?
        let words = text.utf8.split { !$0.isLetter && !$0.isDigit && !Self.signsOfPatterns.contains($0) }
        for (index, word) in words.enumerated() where word.count >= "yyyymmdd".utf8.count {
            if Self.deny(words[..<index], in: text, before: word.startIndex) { continue }
            // Quotes and full stops around it are not part of it.
            var written = word.drop { !$0.isLetter }
            while written.last?.isLetter == false { written.removeLast() }
            let pattern = String(Substring(written))
            let small = pattern.lowercased()
            guard small.utf8.allSatisfy(Self.signsOfPatterns.contains),
                ["yyyy", "mm", "dd"].allSatisfy({ small.utf8.firstRange(of: $0.utf8) != nil })
            else { continue }
            if small.hasPrefix("yyyy-mm-dd") { return nil }
            other = other ?? pattern
        }
        return other
    }

    /// Whether the words before a pattern say that values do not have it: *not dd/MM/yyyy*, *never as dd/MM/yyyy*. Something else in
    /// between may be what they are not, or end the sentence, as in *not null, dd/MM/yyyy* and *encrypted or not (dd/MM/yyyy)*.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - text: The text that they are in.
    ///   - place: Where the pattern begins.
    private static func deny(
        _ words: ArraySlice<Substring.UTF8View>,
        in text: String,
        before place: String.Index
    ) -> Bool {
        var words = words
        if let last = words.last, ["as", "in", "like"].contains(Substring(last).lowercased()) { words.removeLast() }
        guard let last = words.last, ["not", "never"].contains(Substring(last).lowercased()) else { return false }
        return text[last.endIndex..<place].allSatisfy { $0.isLetter || " `'\"*".contains($0) }
    }
}

extension Fields<SchemaKeyword> {
    /// The format of text according to its examples or, without any, to the pattern in its description. A point in time that begins with
    /// a weekday has the format of HTTP (RFC 9110, section 5.6.7), or that of mail if it has an offset (RFC 2822, section 3.3). Any other
    /// form is no format.
    func formatOfValues(_ format: String?) -> String? {
        guard let example = exampleOfAnotherForm?.scalar?.text else {
            return patternOfAnotherForm == nil ? format : nil
        }
        let form = /[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} (?:GMT|UTC|\+0000)/
        guard StandardFormat(format) == .dateTime else { return nil }
        if example.wholeMatch(of: form) != nil { return "date-time-rfc1123" }
        let formOfMail = /(?:[A-Z][a-z]{2}, )?[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} [+-][0-9]{4}/
        return example.wholeMatch(of: formOfMail) == nil ? nil : "date-time-rfc2822"
    }

    /// An example that shows that values are text of another form than their format has.
    var exampleOfAnotherForm: YAMLNode? {
        guard self[.example] != nil || self[.examples] != nil else { return nil }
        return FormattedText(format)?.exampleOfAnother(in: self)
    }

    /// The pattern in the description that shows that values are text of another form than their format has. Examples say more.
    var patternOfAnotherForm: String? {
        guard self[.example] == nil, self[.examples] == nil, let kind = FormattedText(format),
            let text = self[.description]?.string
        else { return nil }
        return kind.patternOfAnother(in: text)
    }
}
