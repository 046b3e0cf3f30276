import ServiceDescription

/// The values of server variables. Variables with the same name and at least one common value share one enumeration with the
/// values of both, which another value for one of them does not divide.
struct VariableValues {
    private struct Value: Hashable {
        /// The name of the type.
        let type: String
        let text: String
    }

    private var numbers: [Value: Int] = [:]
    private var texts: [String] = []
    /// For each value, another one of its set, as in a union-find structure: following the links ends at the value that represents
    /// the set and links to itself.
    private var links: [Int] = []

    /// Adds the values of a variable to those of the variables that they belong to.
    ///
    /// - Parameters:
    ///   - values: The values.
    ///   - type: The name of their type.
    mutating func add(_ values: [String], of type: String) {
        var first: Int?
        for text in values {
            let value = Value(type: type, text: text)
            let number = numbers[value] ?? texts.count
            if number == texts.count {
                numbers[value] = number
                texts.append(text)
                links.append(number)
            }
            if let first { join(first, number) }
            first = first ?? number
        }
    }

    /// The sets of joined values, each in the order in which they came, by the values that represent them.
    mutating func joined() -> [Int: [String]] {
        // Links lead toward the beginning, where they lead to their end already.
        for number in links.indices { links[number] = links[links[number]] }
        return Dictionary(grouping: texts.indices) { links[$0] }.mapValues { $0.map { texts[$0] } }
    }

    /// The representative of the values that are joined with the given one; `nil` if it was never added.
    func group(of text: String, in type: String) -> Int? { numbers[Value(type: type, text: text)].map { links[$0] } }

    private mutating func join(_ first: Int, _ second: Int) {
        let (first, second) = (end(of: first), end(of: second))
        links[max(first, second)] = min(first, second)
    }

    private mutating func end(of number: Int) -> Int {
        var number = number
        while links[number] != number {
            // Chains become half as long each time, so that none stays long.
            links[number] = links[links[number]]
            number = links[number]
        }
        return number
    }
}
