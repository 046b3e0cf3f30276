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
        let short = withoutLabel(words, firstLabel: firstLabel)
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
        if object.isEmpty { return SwiftName.value(words[0]) }
        if let firstLabel, Words(firstLabel).lowercased == object {
            words = [words[0]]
        } else if let group = parts.group.map({ Inflection.compared(Words($0.text).words) }) {
            // The group says what the verb applies to: `subscribers.list()`, `subscribers.setGroup()`.
            let compared = Inflection.compared(object)
            if group == compared {
                words = [words[0]]
            } else if compared.starts(with: group) {
                words.removeSubrange(1...group.count)
            }
        }
        return SwiftName.value(words.joined(separator: " "))
    }

    /// What a list is of, which the verb says: *pets* for *pet list* and *list of pets*.
    private static func withoutList(_ object: ArraySlice<String>) -> ArraySlice<String> {
        let words = object.map { $0.lowercased() }
        if words.starts(with: ["list", "of"]) { return object.dropFirst(2) }
        guard words.last == "list" else { return object }
        return object.dropLast(2) + object.dropLast().suffix(1).map(Inflection.plural)
    }

    /// The words without *by* and the words that the first label repeats: *get* for *getById* with the label `orderId`.
    private static func withoutLabel(_ words: [String], firstLabel: String?) -> [String] {
        guard let by = words.lastIndex(where: { $0.lowercased() == "by" }), by > 0,
            let label = firstLabel.map({ Words($0).lowercased }), !label.isEmpty
        else { return words }
        let object = words[(by + 1)...].map { $0.lowercased() }
        let saysAgain = object.joined() == label.joined() || (object == ["id"] && label.last == "id")
        return saysAgain ? Array(words[..<by]) : words
    }
}
