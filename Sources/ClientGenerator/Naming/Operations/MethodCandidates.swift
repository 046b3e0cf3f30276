import ServiceDescription

/// Finds the names that will do for the method of an operation.
enum MethodCandidates {
    /// The names, the best first: without what the labels repeat, if they repeat something, and then with the ending that the
    /// description has.
    ///
    /// - Parameters:
    ///   - name: The group and the words of the name.
    ///   - draft: The operation.
    static func names(for name: OperationName, of draft: OperationDraft) -> [String] {
        let words = name.words.words
        let short = withoutArticle(withoutLabels(words, of: draft))
        var names = short == words ? [words] : [short, words]
        if let route = name.route {
            names = (draft.output.isCollection ? [route.ofCollection] : []) + route.names + names
        }
        return names.map { method($0, of: name, draft) }
    }

    private static func method(_ words: [String], of name: OperationName, _ draft: OperationDraft) -> String {
        guard let first = words.first else { return "send" }
        var words = words
        let returnsCollection = draft.output.isCollection
        if returnsCollection, ["get", "fetch", "retrieve"].contains(first.lowercased()) {
            words = ["list"] + withoutList(words.dropFirst())
            // A list is of many, if the identifier says so: *list pets* for `petsGetById`.
            if let many = words.last.map(Inflection.plural), Words(draft.operation.identifier).words.contains(many) {
                words[words.count - 1] = many
            }
        } else if draft.operation.method == "GET", let group = name.group, !name.isDivided, isName(words, of: group) {
            return returnsCollection ? "list" : "get"
        }
        let verb = words.prefix(lengthOfVerb(in: words))
        let object = words.dropFirst(verb.count).map { $0.lowercased() }
        if object.isEmpty { return SwiftName.method(words.joined(separator: " ")) }
        if let firstLabel = draft.firstLabel, Words(firstLabel).lowercased == object, saysWhatIsDone(first) {
            words = Array(verb)
        } else if let group = name.group {
            // The group says what the verb applies to: `subscribers.list()`, `subscribers.setGroup()`.
            let compared = Inflection.compared(object)
            let parts = [group.text, group.lastPart].compactMap { $0 }.map { Words($0).compared }
            let isOfMany = compared.first == "all" || Verbs.ofMany.contains(first.lowercased())
            for start in isOfMany ? [0, 1] : [0] {
                let object = compared.dropFirst(start)
                guard let count = parts.firstNonNil({ wordCount(of: $0, atBeginningOf: object) }),
                    saysEnough(object.dropFirst(count), behind: first.lowercased(), object)
                else { continue }
                words.removeSubrange(start + verb.count..<start + verb.count + count)
                break
            }
            if words.count == object.count + verb.count { words.removeLast(lengthOfEnd(of: words, naming: parts)) }
        }
        // Of `doSearch`, the object is what is done.
        if words.count == 1, words[0].lowercased() == "do" { words += object }
        return SwiftName.method(words.joined(separator: " "))
    }

    /// How many words are the verb: three of *create or update pet*.
    private static func lengthOfVerb(in words: [String]) -> Int {
        let isDouble =
            words.count > 2 && LinkingWords.conjunctions.contains(words[1].lowercased())
            && Verbs.contains(words[0]) && Verbs.contains(words[2])
        return isDouble ? 3 : 1
    }

    /// Whether a word is more than what the paths of many services begin with: `v2` of `v2Name` is not.
    private static func saysWhatIsDone(_ word: String) -> Bool {
        !word.isVersion && !word.isGeneralSegment
    }

    /// How many words at the end of others say with which group something is done that is said before: two of *add score to collection*.
    private static func lengthOfEnd(of words: [String], naming group: [[String]]) -> Int {
        guard Verbs.contains(words[0]) else { return 0 }
        let compared = Inflection.compared(words)
        return group.lazy.map { $0.count + 1 }.first { count in
            let start = compared.count - count
            return start > 1 && ["for", "from", "in", "of", "to"].contains(words[start].lowercased())
                && group.contains { compared.dropFirst(start + 1).elementsEqual($0) }
        } ?? 0
    }

    /// Whether words only name a group and do not say what is done.
    private static func isName(_ words: [String], of group: GroupName) -> Bool {
        !Verbs.contains(words[0])
            && Inflection.compared(words) == Words(group.text).compared
    }

    /// Whether a name without the words of its group still says what is done: *domains* of *search APIs and domains* does not, nor does
    /// *container* of *container exec*, in which the verb comes last.
    private static func saysEnough(_ rest: ArraySlice<String>, behind verb: String, _ object: ArraySlice<String>)
        -> Bool
    {
        if let next = rest.first { return !LinkingWords.conjunctions.contains(next) }
        return Verbs.all.contains(verb) || ["post", "put"].contains(verb) || !Verbs.all.contains(object.last ?? "")
    }

    /// How many words of an object name the group, however they are divided: `rateplans` is one word, *Rate Plans* are two.
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

    /// The words without *by* and what the labels repeat: *get* for *getById* with the label `orderId`, for *getByorderId*, and for
    /// *getByIdPlanid* with the parameters `id` and `planId`.
    private static func withoutLabels(_ words: [String], of draft: OperationDraft) -> [String] {
        guard let label = draft.firstLabel.map({ Words($0).lowercased }), !label.isEmpty else { return words }
        let repeated = ["by" + label.joined()] + (label.last == "id" ? ["byid"] : [])
        // Only one prefix of the rest has the length that is needed, however many words begin in this way.
        var length = 0
        for start in words.indices.dropFirst().reversed() {
            length += words[start].utf8.count
            guard beginsWithBy(words[start]), repeated.contains(where: { $0.utf8.count == length }) else { continue }
            if repeated.contains(words[start...].joined().lowercased()) { return Array(words[..<start]) }
        }
        guard let by = words.lastIndex(where: { $0.lowercased() == "by" }), by > 0 else { return words }
        let (object, found) = (words[..<by], words[(by + 1)...])
        return isFound(object, by: found, draft.operation) || areAllParameters(found, of: draft.operation)
            ? Array(object) : words
    }

    /// Whether words behind *by* are the parameters of the path and the query, one after the other, as Swashbuckle for the .NET Framework
    /// writes them: *get* by *ID planid* with `id` and `planId`. One alone may be what a thing is found by: *release by tag* is not
    /// *release*.
    private static func areAllParameters(_ words: ArraySlice<String>, of operation: Operation) -> Bool {
        let names = operation.parameters.filter { $0.location == .path || $0.location == .query }.map(\.name)
        return names.count > 1 && words.joined().lowercased() == names.flatMap { Words($0).lowercased }.joined()
    }

    /// Whether words behind *by*, divided by *and*, are what the parameters of the path say in their order, perhaps with more words:
    /// *get UAN* by *name* with `uanName`, and *get collection* by *collection ID and version* with `uuid` and `version`.
    private static func isFound(
        _ object: ArraySlice<String>,
        by words: ArraySlice<String>,
        _ operation: Operation
    ) -> Bool {
        let parts = words.split { $0.lowercased() == "and" }
        let parameters = operation.parametersOfPath
        guard !parts.isEmpty, parts.count == parameters.count else { return false }
        let said = Set(Inflection.compared(Array(object)))
        return zip(parts, parameters).allSatisfy { part, parameter in
            let label = Words(parameter).lowercased
            let part = part.map { $0.lowercased() }
            let own = part.dropLast().drop { said.contains(Inflection.singular($0)) } + part.suffix(1)
            return label.suffix(own.count).elementsEqual(own)
                || [Array(own), label].allSatisfy { $0.count == 1 && identifiers.isSuperset(of: $0) }
        }
    }

    /// What tells one thing from others.
    private static let identifiers: Set<String> = ["guid", "id", "identifier", "key", "uuid"]

    private static func beginsWithBy(_ word: String) -> Bool {
        word.utf8.count > 1 && word.utf8.lazy.map { $0 | 0x20 }.starts(with: "by".utf8)
    }

    /// The words without an article behind the verb: *get album* for *get-an-album*. In `createARecord`, *A* may be a name.
    private static func withoutArticle(_ words: [String]) -> [String] {
        guard words.count > 2, ["a", "an", "the", "An", "The"].contains(words[1]) else { return words }
        return [words[0]] + words[2...]
    }
}
