/// A regular expression for the functions `match` and `search`: an I-Regexp (RFC 9485).
///
/// It is compiled to a nondeterministic finite automaton, all of whose states are followed at once (Thompson's
/// construction). So the effort is at most the length of the text times that of the pattern, whereas backtracking could
/// take exponential time.
struct TextPattern: Sendable {
    /// What a state of the automaton does.
    private enum Instruction {
        /// Consumes a character of the text, for which a number of comparisons is needed.
        case take(ScalarSet, comparisons: Int)
        /// Continues in both states.
        case split(Int, Int)
        /// Continues in another state.
        case jump(Int)
    }

    /// The maximum number of states: repetitions of repetitions multiply.
    private static let maximumStates = 10_000

    /// The states. The accepting one comes after the last of them.
    private var program: [Instruction] = []
    /// How many parts were compiled, counting those that compile to nothing.
    private var cost = 0

    /// Reads a pattern.
    ///
    /// - Throws: ``JSONPathError`` if the text is not an I-Regexp, or has too many repetitions.
    init(_ text: String) throws(JSONPathError) {
        var parser = TextPatternParser(text)
        try compile(try parser.parse())
    }

    // MARK: Compiling

    private mutating func compile(_ part: PatternPart) throws(JSONPathError) {
        cost += 1
        if cost > Self.maximumStates {
            throw JSONPathError(message: "the pattern has too many repetitions", offset: 0, isOfLargePattern: true)
        }
        switch part {
        case .set(let set): program.append(.take(set, comparisons: set.comparisons))
        case .sequence(let parts): for part in parts { try compile(part) }
        case .choice(let parts): try compile(choice: parts)
        case .repetition(let part, let minimum, let maximum):
            for _ in 0..<minimum { try compile(part) }
            guard let maximum else {
                let start = program.count
                program.append(.jump(0))
                try compile(part)
                program.append(.jump(start))
                program[start] = .split(start + 1, program.count)
                return
            }
            var exits: [Int] = []
            for _ in minimum..<maximum {
                exits.append(program.count)
                program.append(.jump(0))
                try compile(part)
            }
            for exit in exits { program[exit] = .split(exit + 1, program.count) }
        }
    }

    private mutating func compile(choice parts: [PatternPart]) throws(JSONPathError) {
        var ends: [Int] = []
        for part in parts.dropLast() {
            let start = program.count
            program.append(.jump(0))
            try compile(part)
            ends.append(program.count)
            program.append(.jump(0))
            program[start] = .split(start + 1, program.count)
        }
        if let last = parts.last { try compile(last) }
        for end in ends { program[end] = .jump(program.count) }
    }

    // MARK: Matching

    /// Whether the pattern matches a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - whole: Whether it must match all of the text, and not some part of it.
    ///   - effort: How many steps may be made; it is negative afterwards if that was not enough, and the result means nothing.
    func matches(_ text: String, whole: Bool, effort: inout Int) -> Bool {
        var states = States(count: program.count + 1)
        var next = states
        add(0, to: &states, &effort)
        for scalar in text.unicodeScalars {
            if !whole, states.contains(program.count) { return true }
            next.removeAll()
            for state in states.list {
                if effort < 0 { return false }
                effort -= 1
                guard state < program.count, case .take(let set, let comparisons) = program[state] else { continue }
                effort -= comparisons
                if set.contains(scalar) { add(state + 1, to: &next, &effort) }
            }
            if !whole { add(0, to: &next, &effort) }
            if next.list.isEmpty { return false }
            swap(&states, &next)
        }
        return states.contains(program.count)
    }

    /// Adds a state, and those that it leads to without consuming a character.
    private func add(_ state: Int, to states: inout States, _ effort: inout Int) {
        var open = [state]
        while let state = open.popLast() {
            guard states.insert(state) else { continue }
            effort -= 1
            guard state < program.count else { continue }
            switch program[state] {
            case .take: break
            case .split(let first, let second): open += [second, first]
            case .jump(let target): open.append(target)
            }
        }
    }

    /// A set of states that keeps their order.
    private struct States {
        private(set) var list: [Int] = []
        /// The round in which each state was last inserted, so that emptying the set costs nothing.
        private var rounds: [Int]
        private var round = 1

        init(count: Int) {
            rounds = Array(repeating: 0, count: count)
        }

        func contains(_ state: Int) -> Bool { rounds[state] == round }

        mutating func insert(_ state: Int) -> Bool {
            if contains(state) { return false }
            rounds[state] = round
            list.append(state)
            return true
        }

        mutating func removeAll() {
            list.removeAll(keepingCapacity: true)
            round += 1
        }
    }
}
