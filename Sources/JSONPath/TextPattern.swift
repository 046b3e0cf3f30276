/// A regular expression as the functions `match` and `search` have it: an I-Regexp (RFC 9485).
///
/// It is carried out as an automaton that follows all its ways at once. What a text costs is therefore never more than its
/// length times that of the pattern, where a search that goes back and tries again can take longer than anyone lives.
struct TextPattern: Sendable {
    /// What a place of the automaton does.
    private enum Instruction {
        /// Takes a character of the text.
        case take(ScalarSet)
        /// Goes on in both places.
        case split(Int, Int)
        case jump(Int)
    }

    /// The largest number of places of an automaton: repetitions of repetitions multiply.
    private static let largest = 10_000

    /// The end, which is reached by a match, is behind the last of them.
    private var program: [Instruction] = []
    /// How often something was compiled, be it into nothing.
    private var cost = 0

    /// Reads a pattern.
    ///
    /// - Throws: ``TextPatternError`` where the text is no I-Regexp, or one of too many repetitions.
    init(_ text: String) throws(TextPatternError) {
        var parser = TextPatternParser(text)
        try compile(try parser.parse())
    }

    // MARK: Compiling

    private mutating func compile(_ part: PatternPart) throws(TextPatternError) {
        cost += 1
        if cost > Self.largest {
            throw TextPatternError(message: "the pattern repeats too much", offset: 0, isUnsupported: true)
        }
        switch part {
        case .set(let set): program.append(.take(set))
        case .sequence(let parts): for part in parts { try compile(part) }
        case .choice(let parts): try compile(choice: parts)
        case .repetition(let part, let least, let most):
            for _ in 0..<least { try compile(part) }
            guard let most else {
                let start = program.count
                program.append(.jump(0))
                try compile(part)
                program.append(.jump(start))
                program[start] = .split(start + 1, program.count)
                return
            }
            var exits: [Int] = []
            for _ in least..<most {
                exits.append(program.count)
                program.append(.jump(0))
                try compile(part)
            }
            for exit in exits { program[exit] = .split(exit + 1, program.count) }
        }
    }

    private mutating func compile(choice parts: [PatternPart]) throws(TextPatternError) {
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
    ///   - text: the text.
    ///   - whole: whether it must match all of the text, and not some part of it.
    ///   - effort: how many steps may be made; it is negative afterwards if that was not enough, and the answer means nothing.
    func matches(_ text: String, whole: Bool, effort: inout Int) -> Bool {
        var places = Places(count: program.count + 1)
        var next = places
        add(0, to: &places, &effort)
        for scalar in text.unicodeScalars {
            if !whole, places.contains(program.count) { return true }
            if effort < 0 { return false }
            next.removeAll()
            for place in places.list {
                effort -= 1
                if place < program.count, case .take(let set) = program[place], set.contains(scalar) {
                    add(place + 1, to: &next, &effort)
                }
            }
            if !whole { add(0, to: &next, &effort) }
            if next.list.isEmpty { return false }
            swap(&places, &next)
        }
        return places.contains(program.count)
    }

    /// Adds a place and those that it leads to without a character.
    private func add(_ place: Int, to places: inout Places, _ effort: inout Int) {
        var open = [place]
        while let place = open.popLast() {
            guard places.insert(place) else { continue }
            effort -= 1
            guard place < program.count else { continue }
            switch program[place] {
            case .take: break
            case .split(let first, let second): open += [second, first]
            case .jump(let target): open.append(target)
            }
        }
    }

    /// Places of an automaton, each of them once.
    private struct Places {
        private(set) var list: [Int] = []
        /// The round in which each place was inserted last: emptying costs nothing then.
        private var rounds: [Int]
        private var round = 1

        init(count: Int) {
            rounds = Array(repeating: 0, count: count)
        }

        func contains(_ place: Int) -> Bool { rounds[place] == round }

        mutating func insert(_ place: Int) -> Bool {
            if contains(place) { return false }
            rounds[place] = round
            list.append(place)
            return true
        }

        mutating func removeAll() {
            list.removeAll(keepingCapacity: true)
            round += 1
        }
    }
}

/// Why a pattern is none.
struct TextPatternError: Error {
    /// What is wrong: one line without a full stop.
    let message: String
    /// Where in the pattern, in Unicode scalars from its start.
    let offset: Int
    /// Whether it is a pattern all the same, only not for this machine.
    var isUnsupported = false
}
