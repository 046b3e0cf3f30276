extension MethodNames {
    /// The names that will do for a method, the best first: one without what the first label says again, where it says that,
    /// and one that ends as the description has it.
    ///
    /// - Parameters:
    ///   - parts: The group and the words of the name.
    ///   - returnsCollection: Whether the operation returns a collection, which `list` is the verb for.
    ///   - firstLabel: The label of the first argument, which may already name the object of the verb.
    static func candidates(_ parts: OperationNames.Parts, returnsCollection: Bool, firstLabel: String?) -> [String] {
        var words = parts.words.words
        if words.count > 1, words.last?.lowercased() == "async" { words.removeLast() }
        let short = withoutArticle(withoutLabel(words, firstLabel: firstLabel))
        var names = short == words ? [words] : [short, words]
        if let route = parts.route {
            names = (returnsCollection ? [route.ofCollection] : []) + route.names + names
        }
        return names.map { method($0, of: parts, returnsCollection: returnsCollection, firstLabel: firstLabel) }
    }

    private static func method(
        _ words: [String],
        of parts: OperationNames.Parts,
        returnsCollection: Bool,
        firstLabel: String?
    ) -> String {
        guard let first = words.first else { return "send" }
        var words = words
        if returnsCollection, ["get", "fetch", "retrieve"].contains(first.lowercased()) {
            words = ["list"] + withoutList(words.dropFirst())
        }
        let object = words.dropFirst().map { $0.lowercased() }
        if object.isEmpty { return SwiftName.method(words[0]) }
        if let firstLabel, Words(firstLabel).lowercased == object {
            words = [words[0]]
        } else if let group = parts.group {
            // The group says what the verb applies to: `subscribers.list()`, `subscribers.setGroup()`.
            let compared = Inflection.compared(object)
            let said = [group.text, group.lastPart].compactMap { $0 }.map { Inflection.compared(Words($0).words) }
            for start in compared.first == "all" ? [0, 1] : [0] {
                let object = compared.dropFirst(start)
                guard let count = said.firstNonNil({ wordCount(of: $0, atBeginningOf: object) }) else { continue }
                words.removeSubrange(start + 1..<start + 1 + count)
                break
            }
        }
        // Of `doSearch`, the object is what is done.
        if words.count == 1, words[0].lowercased() == "do" { words += object }
        return SwiftName.method(words.joined(separator: " "))
    }

    /// How many words of an object say what a group is called, however these are divided: `rateplans` is one, and *Rate Plans* are two.
    private static func wordCount(of said: [String], atBeginningOf object: ArraySlice<String>) -> Int? {
        if object.starts(with: said) { return said.count }
        let whole = said.joined()
        var beginning = ""
        for (index, word) in object.enumerated() where beginning.utf8.count < whole.utf8.count {
            beginning += word
            if beginning == whole { return index + 1 }
        }
        return nil
    }

    /// What a list is of, which the verb says: *pets* for *pet list* and *list of pets*.
    private static func withoutList(_ object: ArraySlice<String>) -> ArraySlice<String> {
        let words = object.map { $0.lowercased() }
        if words.starts(with: ["list", "of"]) { return object.dropFirst(2) }
        guard words.last == "list" else { return object }
        return object.dropLast(2) + object.dropLast().suffix(1).map(Inflection.plural)
    }

    /// The words without *by* and the words that the first label repeats: *get* for *getById* with the label `orderId`, and for
    /// *getByorderId*.
    private static func withoutLabel(_ words: [String], firstLabel: String?) -> [String] {
        guard let label = firstLabel.map({ Words($0).lowercased }), !label.isEmpty else { return words }
        let repeated = ["by" + label.joined()] + (label.last == "id" ? ["byid"] : [])
        // Only one beginning of the end of a name is as long as what it has to be, however many words begin so.
        var length = 0
        for start in words.indices.dropFirst().reversed() {
            length += words[start].utf8.count
            guard beginsWithBy(words[start]), repeated.contains(where: { $0.utf8.count == length }) else { continue }
            if repeated.contains(words[start...].joined().lowercased()) { return Array(words[..<start]) }
        }
        return words
    }

    private static func beginsWithBy(_ word: String) -> Bool {
        word.utf8.count > 1 && word.utf8.lazy.map { $0 | 0x20 }.starts(with: "by".utf8)
    }

    /// The words without an article behind the verb: *get album* for *get-an-album* and *GetanAlbum*. In `createARecord`, *A* may be a name.
    private static func withoutArticle(_ words: [String]) -> [String] {
        guard words.count > 1 else { return words }
        if words.count > 2, ["a", "an", "the", "An", "The"].contains(words[1]) { return [words[0]] + words[2...] }
        let verb = words[0].lowercased()
        for article in Inflection.articles where verb.hasSuffix(article) {
            if Verbs.certain.contains(String(verb.dropLast(article.count))) {
                return [String(words[0].dropLast(article.count))] + words[1...]
            }
        }
        return words
    }
}
