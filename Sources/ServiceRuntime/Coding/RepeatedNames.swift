import Foundation

/// Finds the names that occur more than once in an object, of which the last one counts, as in most readers of JSON.
///
/// RFC 8259, section 4, leaves open what they mean; what matters is that it is always the same.
struct RepeatedNames {
    /// The text of the tape.
    let text: UnsafeBufferPointer<UInt8>

    /// Marks all but the last of the names that are equal.
    ///
    /// - Parameters:
    ///   - entries: A tape.
    ///   - object: The index of an object with which the tape ends.
    func mark(in entries: inout [JSONTape.Entry], object: Int) {
        guard mayRepeat(entries, object) else { return }
        if entries[object].length <= 16 {
            markInPairs(&entries, object)
        } else {
            markByTable(&entries, object)
        }
    }

    /// Whether two names could be equal: a quick look that leaves few objects to be looked at closely.
    private func mayRepeat(_ entries: [JSONTape.Entry], _ object: Int) -> Bool {
        var seen: UInt64 = 0
        var name = object + 1
        while name < entries.count {
            let entry = entries[name]
            guard entry.kind == .string else { return true }
            let bit: UInt64 = 1 << (fingerprint(entry) & 63)
            if seen & bit != 0 { return true }
            seen |= bit
            name = entries[name + 1].next(after: name + 1)
        }
        return false
    }

    private func fingerprint(_ entry: JSONTape.Entry) -> UInt32 {
        guard entry.length > 0 else { return 0 }
        let start = entry.start
        let length = entry.length
        let first = UInt32(text[start])
        let middle = UInt32(text[start + length / 2])
        let last = UInt32(text[start + length - 1])
        return UInt32(entry.length) &+ first &* 3 &+ middle &* 7 &+ last &* 13
    }

    private func markInPairs(_ entries: inout [JSONTape.Entry], _ object: Int) {
        var name = object + 1
        while name < entries.count {
            let next = entries[name + 1].next(after: name + 1)
            var other = next
            while other < entries.count {
                if areEqual(entries[name], entries[other]) {
                    entries[name].kind = .repeatedName
                    break
                }
                other = entries[other + 1].next(after: other + 1)
            }
            name = next
        }
    }

    private func areEqual(_ lhs: JSONTape.Entry, _ rhs: JSONTape.Entry) -> Bool {
        if lhs.kind == .string, rhs.kind == .string {
            guard lhs.length == rhs.length else { return false }
            return bytes(lhs).elementsEqual(bytes(rhs))
        }
        return key(lhs) == key(rhs)
    }

    private func markByTable(_ entries: inout [JSONTape.Entry], _ object: Int) {
        var known: [[UInt8]: Int] = [:]
        var name = object + 1
        while name < entries.count {
            if let earlier = known.updateValue(name, forKey: key(entries[name])) {
                entries[earlier].kind = .repeatedName
            }
            name = entries[name + 1].next(after: name + 1)
        }
    }

    private func key(_ entry: JSONTape.Entry) -> [UInt8] {
        entry.kind == .escapedString ? Array(JSONText.unescaped(bytes(entry)).utf8) : Array(bytes(entry))
    }

    private func bytes(_ entry: JSONTape.Entry) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: text[entry.start..<entry.start + entry.length])
    }
}
