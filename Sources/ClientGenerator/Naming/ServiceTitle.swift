/// The title of a service without what descriptions have besides its name: explanations, introductions and versions.
struct ServiceTitle {
    /// The parts of the title that spaces divide.
    let parts: [String]
    /// The parts that say whose something is.
    let possessives: [Int]

    /// What is left of a title.
    init(_ title: String) {
        let text = Self.withoutExplanation(Self.withoutAsides(Self.withoutFile(Self.withoutMarkup(title))))
        let words = text.split { $0.isWhitespace }.map { Self.withoutHost(String($0)) }
        let allParts = Self.withoutIntroduction(words)
        // Marks between words are not words.
        let named = Self.withoutVersions(allParts.filter { $0.contains { $0.isLetter || $0.isNumber } })
        possessives = named.indices.filter { named[$0].hasSuffix("'s") || named[$0].hasSuffix("’s") }
        parts = named.isEmpty ? allParts : named.map { $0.replacing("'s", with: "s").replacing("’s", with: "s") }
    }

    /// Words for descriptions and what they describe, in lowercase letters.
    static let kinds: Set<String> = [
        "api", "apis", "definition", "description", "docs", "documentation", "http", "open", "openapi", "reference",
        "rest", "restful", "schema", "spec", "specification", "swagger", "web",
    ]

    /// Whether a part of a title is the name of the format, which is one word, and says no more than *API*.
    static func isFormat(_ part: String) -> Bool { ["openapi", "swagger"].contains(part.lowercased()) }

    /// Whether a part of a title is a version: `v3`, `2.0`, `v1beta1`, `2.0-rc.1`, a date such as `2026-11-27`, or a number after the
    /// word *version*.
    static func isVersion(_ part: String, behind other: String) -> Bool {
        var rest = part.lowercased()[...]
        let isMarked =
            isDate(rest.utf8.prefix(10)) || rest.first == "v" || other.lowercased() == "version" || rest.contains(".")
        if rest.first == "v" { rest.removeFirst() }
        guard isMarked, rest.contains(where: \.isNumber) else { return false }
        let suffix = isDate(rest.utf8.prefix(10)) ? rest.dropFirst(10) : rest.drop { $0.isNumber || $0 == "." }
        let isSuffix = suffix.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
        return suffix.isEmpty || isSuffix && ApiVersionOrder(String(suffix)).isPreview
    }

    /// Whether a text is a date, as ISO 8601 writes it.
    private static func isDate(_ text: Substring.UTF8View.SubSequence) -> Bool {
        text.count == 10
            && text.enumerated().allSatisfy { [4, 7].contains($0) ? $1 == UInt8(ascii: "-") : $1.isDigit }
    }

    // MARK: What goes

    /// The text of a title without the tags of HTML. All of it in angle brackets is a template's, and no tag: *<Pets API>*.
    private static func withoutMarkup(_ title: String) -> String {
        let text = HTMLSource(title).plainText
        return text.contains { $0.isLetter || $0.isNumber } ? text : title.filter { $0 != "<" && $0 != ">" }
    }

    /// The words of a title that is the path of a file of Protocol Buffers, which gRPC-Gateway writes if nobody gives one.
    private static func withoutFile(_ title: String) -> String {
        guard title.hasSuffix(".proto"), !title.contains(where: \.isWhitespace) else { return title }
        var parts = title.dropLast(".proto".count).split(separator: "/")
        // The file is often called like its folder.
        let service = "_service"
        let file = parts.last.map { $0.hasSuffix(service) ? $0.dropLast(service.count) : $0 }
        if let file, parts.dropLast().contains(file) { parts.removeLast() }
        return parts.joined(separator: " ")
    }

    /// The title without text in parentheses and brackets, unless nothing else is a name.
    private static func withoutAsides(_ title: String) -> String {
        var rest = ""
        var depth = 0
        for character in title {
            switch character {
            case "(", "[":
                depth += 1
                rest += " "
            case ")", "]": depth = max(0, depth - 1)
            default: if depth == 0 { rest.append(character) }
            }
        }
        return rest.contains(where: \.isLetter) ? rest : title
    }

    /// The title without an explanation after the name.
    private static func withoutExplanation(_ title: String) -> String {
        var text = title
        for separator in [" - ", " – ", " — ", ":"] {
            guard let range = text.firstRange(of: separator) else { continue }
            let name = text[..<range.lowerBound]
            // A word or two are part of the name: *Twilio - Chat*.
            let isExplanation = text[range.upperBound...].split(separator: " ").count > 3
            if isExplanation, name.contains(where: \.isLetter) { text = String(name) }
        }
        return text
    }

    /// A part without the components of a host name.
    private static func withoutHost(_ part: String) -> String {
        var name = part
        for beginning in ["www.", "api."] where name.lowercased().hasPrefix(beginning) && name.count > beginning.count {
            name.removeFirst(beginning.count)
        }
        for ending in [".com", ".org", ".net"] where name.lowercased().hasSuffix(ending) && name.count > ending.count {
            name.removeLast(ending.count)
        }
        return name
    }

    /// The parts without an introduction such as *OpenAPI spec for the*.
    private static func withoutIntroduction(_ parts: [String]) -> [String] {
        let small = parts.map { $0.lowercased() }
        let start = small.first.map(LinkingWords.articles.contains) == true ? 1 : 0
        guard let link = small.firstIndex(where: { $0 == "for" || $0 == "of" }), link > start, link + 1 < parts.count,
            small[start..<link].allSatisfy(kinds.contains)
        else { return parts }
        let name = parts[(link + 1)...]
        return Array(name.count > 1 && name.first?.lowercased() == "the" ? name.dropFirst() : name)
    }

    /// The parts of a title without versions between other words: *FDX Core API* for *FDX V6 Core API*, and *Pets
    /// OpenAPI Specification* for *Pets OpenAPI 3.0 Specification*.
    private static func withoutVersions(_ parts: [String]) -> [String] {
        parts.indices.filter { index in
            guard index > 0, index < parts.count - 1 else { return true }
            let isMarked = parts[index].first?.lowercased() == "v" || isFormat(parts[index - 1])
            return !isMarked || !isVersion(parts[index], behind: "")
        }
        .map { parts[$0] }
    }
}
