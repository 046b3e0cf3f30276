/// Names a client after the title of its service, without words that only mean client or version.
struct ClientNames {
    /// The name of the service in sentences: *GitHub* for *GitHub v3 REST API*.
    let subject: String
    /// What the names of the client's types begin with.
    let prefix: String

    /// The maximum length of a title that is a name, in words. A longer one is a sentence.
    static let longestName = 8

    /// Words before *API* that say how it is called.
    private static let kindsOfAPI = ["rest", "restful", "http", "web"]

    /// Words at the end of a title that say nothing about the service, in lowercase letters.
    private static let endings =
        kindsOfAPI.map { [$0, "api"] } + [
            ["api", "definition"], ["api", "documentation"], ["api", "docs"], ["api", "specification"],
            ["api", "spec"], ["api", "reference"], ["api", "endpoints"], ["service", "endpoints"], ["api", "doc"],
            ["api", "ui"],
            ["api"], ["documentation"], ["service"], ["client"],
        ]

    /// More such words, which may also be the end of a name: *Pets SDK* is no name, but *PetsSDK* is one.
    private static let separateEndings: Set<String> = ["sdk", "spec", "specification"]

    /// A word of a title.
    private struct Word {
        let text: String
        /// The part of the title that contains it.
        let part: Int
        var isVersion = false
    }

    /// The names for a title.
    init(title: String) {
        let title = ServiceTitle(title)
        let parts = title.parts
        var words = Self.words(of: parts)
        if parts.count == 1, words.count > 1, words.last?.text == "Client" {
            // The title is a name in Swift already, and no more than its suffix goes.
            words.removeLast()
        } else {
            while let count = Self.endingLength(of: words), count < words.count {
                words.removeLast(count)
                // *REST API documentation* ends in one that says how it is called.
                let last = words.last?.text.lowercased()
                if count > 1, words.count > 1, let last, Self.kindsOfAPI.contains(last) {
                    words.removeLast()
                }
            }
        }
        // *Tom's Pets* are his, but *Netlify's API* is one of Netlify.
        let isOwner = words.last.map { title.possessives.contains($0.part) && parts.count > 1 } ?? false
        if isOwner, let owner = words.last {
            words[words.count - 1] = Word(text: String(owner.text.dropLast()), part: owner.part)
        }
        if words.count > 1, words[0].text.lowercased() == "the" { words.removeFirst() }
        let joined = words.prefix(Self.longestName).map(\.text).joined(separator: " ")
        // A name begins with a letter, and a client is not a model.
        let name = SwiftName.service(joined.first?.isNumber == true ? "Service" + joined : joined)
        prefix = name == "Model" || name == "Empty" ? "Service" : name
        let last = words.last.map(\.part) ?? -1
        let named = parts.prefix(last + 1).joined(separator: " ")
        let subject = isOwner ? String(named.dropLast()) : named
        let isName = subject.contains(where: \.isLetter) && words.count <= Self.longestName
        self.subject = isName && !Self.isGeneral(words) ? subject : "the service"
    }

    /// Whether a title names nothing but a description, or what is somebody's own.
    private static func isGeneral(_ words: [Word]) -> Bool {
        words.allSatisfy { word in
            let small = word.text.lowercased()
            return ServiceTitle.kinds.contains(small) || LinkingWords.possessives.contains(small)
        }
    }

    private static func words(of parts: [String]) -> [Word] {
        // What has no letters and digits is no name.
        guard parts.contains(where: { $0.contains { $0.isLetter || $0.isNumber } }) else {
            return [Word(text: "Service", part: 0)]
        }
        var words: [Word] = []
        for (index, part) in parts.enumerated() {
            if ServiceTitle.isVersion(part, behind: index > 0 ? parts[index - 1] : "") {
                words.append(Word(text: part, part: index, isVersion: true))
            } else if ServiceTitle.isFormat(part) || ["restful", "fastapi"].contains(part.lowercased()) {
                words.append(Word(text: part, part: index))
            } else {
                words += Words(part).words.map { Word(text: $0, part: index) }
            }
        }
        return words
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
            ServiceTitle.isFormat(word.text) || word.text.lowercased() == "apis" ? "api" : word.text.lowercased()
        }
        return endings.first { Array(small.suffix($0.count)) == $0 && words.count > $0.count }?.count
    }
}
