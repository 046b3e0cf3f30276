/// Names a client after the title of its service, without words that only mean client or version.
struct ClientNames {
    /// The name of the service in sentences: *GitHub* for *GitHub v3 REST API*.
    let subject: String
    /// What the names of the client's types begin with.
    let prefix: String

    /// More words than that in a name are a sentence.
    private static let longestName = 8

    /// Words at the end of a title that say nothing about the service, in lowercase letters.
    private static let endings = [
        ["api", "definition"], ["api", "documentation"], ["api", "docs"], ["api", "specification"], ["api", "spec"],
        ["api", "reference"], ["api", "endpoints"], ["service", "endpoints"], ["api", "doc"], ["api", "ui"],
        ["rest", "api"], ["restful", "api"], ["http", "api"], ["web", "api"], ["api"], ["documentation"], ["service"],
        ["client"],
    ]

    /// More such words, which may also be the end of a name: *Pets SDK* is no name, but *PetsSDK* is one.
    private static let separateEndings: Set<String> = ["sdk", "spec", "specification"]

    /// Words for descriptions and what they describe, in lowercase letters.
    private static let kinds: Set<String> = [
        "api", "apis", "definition", "description", "docs", "documentation", "http", "open", "openapi", "reference",
        "rest",
        "restful", "spec", "specification", "swagger", "web",
    ]

    /// Words that link others, at which no name ends, in lowercase letters.
    private static let links = LinkingWords.prepositions.union(LinkingWords.articles).union(LinkingWords.conjunctions)

    /// A word of a title.
    private struct Word {
        let text: String
        /// The part of the title that contains it.
        let part: Int
        var isVersion = false
    }

    /// The names for a title.
    init(title: String) {
        let text = Self.withoutExplanation(
            AssemblyNames.withoutVersion(Self.withoutAddress(Self.withoutFile(title)))
        )
        let allParts = Self.withoutLeadingKind(
            Self.withoutIntroduction(text.split { $0.isWhitespace }.map { Self.withoutHost(String($0)) })
        )
        // Marks between words are not words.
        let named = Self.withoutVersions(allParts.filter { $0.contains { $0.isLetter || $0.isNumber } })
        let possessives = named.indices.filter { named[$0].hasSuffix("'s") || named[$0].hasSuffix("’s") }
        let parts = named.isEmpty ? allParts : named.map { $0.replacing("'s", with: "s").replacing("’s", with: "s") }
        var words = Self.words(of: parts)
        if parts.count == 1, words.count > 1, words.last?.text == "Client" {
            // The title is a name in Swift already, and no more than its suffix goes.
            words.removeLast()
        } else {
            while let count = Self.endingLength(of: words), count < words.count {
                words.removeLast(count)
                // *REST API documentation* ends in one that says how it is called.
                let last = words.last?.text.lowercased()
                if count > 1, words.count > 1, let last, ["rest", "restful", "http", "web"].contains(last) {
                    words.removeLast()
                }
            }
        }
        // *Tom's Pets* are his, but *Netlify's API* is one of Netlify.
        let isOwner = words.last.map { possessives.contains($0.part) && parts.count > 1 } ?? false
        if isOwner, let owner = words.last {
            words[words.count - 1] = Word(text: String(owner.text.dropLast()), part: owner.part)
        }
        if words.count > 1, words[0].text.lowercased() == "the" { words.removeFirst() }
        let joined = Self.shortened(words).map(\.text).joined(separator: " ")
        // A name begins with a letter, and a client is not a model.
        let name = SwiftName.type(joined.first?.isNumber == true ? "Service" + joined : joined)
        prefix = name == "Model" || name == "Empty" ? "Service" : name
        let last = words.last.map(\.part) ?? -1
        let title = parts.prefix(last + 1).joined(separator: " ")
        let subject = isOwner ? String(title.dropLast()) : title
        let isName = subject.contains(where: \.isLetter) && words.count <= Self.longestName
        self.subject = isName && !Self.isGeneral(words) ? subject : "the service"
    }

    /// Whether a title names nothing but a description, or what is somebody's own.
    private static func isGeneral(_ words: [Word]) -> Bool {
        words.allSatisfy { word in
            let small = word.text.lowercased()
            return kinds.contains(small) || LinkingWords.possessives.contains(small)
        }
    }

    /// The words at the beginning that make a name, without those at the end that link it to what follows.
    private static func shortened(_ words: [Word]) -> ArraySlice<Word> {
        var name = words.prefix(longestName)
        while name.count < words.count, name.count > 1, let last = name.last, links.contains(last.text.lowercased()) {
            name.removeLast()
        }
        return name
    }

    /// The parts without an *API* before the name of one that is a type: *API ServiceOrdering*, as TM Forum writes it.
    private static func withoutLeadingKind(_ parts: [String]) -> [String] {
        guard parts.count > 1, parts[0] == "API", parts[1].contains(where: \.isLowercase),
            parts[1].dropFirst().contains(where: \.isUppercase)
        else { return parts }
        return Array(parts.dropFirst())
    }

    /// What the converters of OData, that of Microsoft and that of OASIS, write before the namespace that they read, in lowercase
    /// letters.
    private static let introductionsOfNamespaces = [
        ["odata", "service", "for", "namespace"], ["service", "for", "namespace"],
    ]

    /// The parts behind an introduction such as *OpenAPI spec for the*.
    private static func withoutIntroduction(_ parts: [String]) -> [String] {
        let small = parts.map { $0.lowercased() }
        let introduction = introductionsOfNamespaces.first { small.count > $0.count && small.starts(with: $0) }
        if let introduction { return Array(parts[introduction.count...]) }
        let start = small.first.map(LinkingWords.articles.contains) == true ? 1 : 0
        guard let link = small.firstIndex(where: { $0 == "for" || $0 == "of" }), link > start,
            small[start..<link].allSatisfy(kinds.contains)
        else { return parts }
        let rest = parts[(link + 1)...]
        if rest.isEmpty { return parts }
        return Array(rest.count > 1 && rest.first?.lowercased() == "the" ? rest.dropFirst() : rest)
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

    private static func words(of parts: [String]) -> [Word] {
        var words: [Word] = []
        for (index, part) in parts.enumerated() {
            if isVersion(part, behind: index > 0 ? parts[index - 1] : "") {
                words.append(Word(text: part, part: index, isVersion: true))
            } else if isFormat(part) || ["restful", "fastapi"].contains(part.lowercased()) {
                words.append(Word(text: part, part: index))
            } else {
                words += Words(part).words.map { Word(text: $0, part: index) }
            }
        }
        return words.isEmpty ? [Word(text: SwiftName.type(parts.joined(separator: " ")), part: 0)] : words
    }

    /// How many words at the end say nothing.
    private static func endingLength(of words: [Word]) -> Int? {
        guard let last = words.last else { return nil }
        if last.isVersion {
            let isNamed = words.dropLast().last?.text.lowercased() == "version"
            return isNamed && words.count > 2 ? 2 : 1
        }
        if words.count > 1, words[words.count - 2].part != last.part,
            separateEndings.contains(last.text.lowercased())
        {
            return 1
        }
        let small = words.suffix(2).map { word in
            isFormat(word.text) || word.text.lowercased() == "apis" ? "api" : word.text.lowercased()
        }
        return endings.first { Array(small.suffix($0.count)) == $0 && words.count > $0.count }?.count
    }

    /// Whether a part of a title is the name of the format, which is one word, and says no more than *API*.
    private static func isFormat(_ part: String) -> Bool { ["openapi", "swagger"].contains(part.lowercased()) }

    /// Whether a part of a title is a version: `v3`, `2.0`, `v1beta1`, `2.0-rc.1`, or a number after the word *version*.
    private static func isVersion(_ part: String, behind other: String) -> Bool {
        var rest = part.lowercased()[...]
        let isMarked = rest.first == "v" || other.lowercased() == "version" || rest.contains(".")
        if rest.first == "v" { rest.removeFirst() }
        guard isMarked, rest.contains(where: \.isNumber) else { return false }
        let suffix = rest.drop { $0.isNumber || $0 == "." }
        let isSuffix = suffix.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
        return suffix.isEmpty || isSuffix && ApiVersionOrder(String(suffix)).isPreview
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

    /// The words of a title that is a URL: those of its host, without what all have, or those of its path if the host has
    /// no name.
    private static func withoutAddress(_ title: String) -> String {
        guard !title.contains(where: \.isWhitespace), let scheme = title.firstRange(of: "://") else { return title }
        let parts = title[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
        guard let host = parts.first?.prefix(while: { $0 != ":" }) else { return title }
        var labels = host.split(separator: ".")
        guard labels.count > 1, let domain = labels.popLast(), domain.contains(where: \.isLetter) else {
            let path = parts.dropFirst().filter { $0.lowercased() != "api" && !isVersion(String($0), behind: "") }
            return path.isEmpty ? String(host) : path.joined(separator: " ")
        }
        // Many countries divide their domains: `example.co.uk`.
        let isDivided = labels.last.map { ["ac", "co", "com", "gov", "net", "org"].contains($0.lowercased()) } ?? false
        if isDivided, labels.count > 1 { labels.removeLast() }
        while labels.count > 1, ["api", "www"].contains(labels[0].lowercased()) { labels.removeFirst() }
        return labels.joined(separator: ".")
    }

    /// The title without text in parentheses and without an explanation after the name.
    private static func withoutExplanation(_ title: String) -> String {
        var text = title
        for separator in ["(", " - ", " – ", " — ", ":", ". ", "API with "] {
            guard let range = separator == ". " ? endOfSentence(in: text) : text.firstRange(of: separator) else {
                continue
            }
            let (name, rest) = (text[..<range.lowerBound], text[range.upperBound...])
            // A word or two are part of the name: *Twilio - Chat*.
            let isExplanation = separator == "(" || rest.split(separator: " ").count > 3
            guard isExplanation, name.contains(where: \.isLetter) else { continue }
            text = separator.hasPrefix("API") ? name + "API" : String(name)
        }
        return text
    }

    /// The first period that ends a sentence: not that of an initial, as in *U.S.*, nor of a word that is shortened.
    private static func endOfSentence(in text: String) -> Range<String.Index>? {
        text.ranges(of: ". ").first { range in
            let word = text[..<range.lowerBound].reversed().prefix { $0.isLetter }
            return word.count > 1
                && !["no", "st", "dr", "mr", "mrs", "vs"].contains(String(word.reversed()).lowercased())
        }
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
}
