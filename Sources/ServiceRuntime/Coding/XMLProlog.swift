import Foundation

/// Checks what is before the root of an XML document.
///
/// Foundation's parser expands the entities that a document declares, or loses them without a word, which is why a document
/// that declares any is not read: no service needs them, and they are how a small document becomes a huge one.
enum XMLProlog {
    /// Returns whether a document has its own declarations in brackets, as in `<!DOCTYPE a [<!ENTITY b "c">]>`.
    static func hasDeclarations(_ document: Data) -> Bool {
        let start = Array(document.prefix(4))
        let width = width(of: start)
        guard width > 1 else {
            var scanner = Scanner(bytes: document.makeIterator())
            return scanner.findDeclarations()
        }
        let isBigEndian = start[0] == 0 || start[0] == 0xFE
        let bytes = Array(document)
        let units = stride(from: 0, through: bytes.count - width, by: width).lazy.map { index in
            let last = index + width - 1
            let low = isBigEndian ? last : index
            // What is not ASCII does not count here, but must not look like it either.
            return (index...last).allSatisfy { $0 == low || bytes[$0] == 0 } ? bytes[low] : 0x80
        }
        var scanner = Scanner(bytes: units.makeIterator())
        return scanner.findDeclarations()
    }

    /// How many bytes a character takes, by the first of them (XML 1.0, appendix F): a byte order mark, or a `<`.
    private static func width(of start: [UInt8]) -> Int {
        switch start {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0x3C, 0, 0, 0], [0, 0, 0, 0x3C]: 4
        default: [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0], [0, 0x3C]].contains(start.prefix(2)) ? 2 : 1
        }
    }

    private struct Scanner<Bytes: IteratorProtocol<UInt8>> {
        var bytes: Bytes

        mutating func findDeclarations() -> Bool {
            while let byte = bytes.next() {
                guard byte == UInt8(ascii: "<") else { continue }
                switch bytes.next() {
                case UInt8(ascii: "?"): skip(past: Array("?>".utf8))
                case UInt8(ascii: "!"):
                    guard bytes.next() == UInt8(ascii: "-") else { return typeHasDeclarations() }
                    skip(past: Array("-->".utf8))
                default: return false
                }
            }
            return false
        }

        /// Returns whether a document type contains declarations. The scanner is after its first letter.
        private mutating func typeHasDeclarations() -> Bool {
            while let byte = bytes.next() {
                switch byte {
                case UInt8(ascii: "["): return true
                case UInt8(ascii: ">"): return false
                case UInt8(ascii: "\""), UInt8(ascii: "'"): skip(past: [byte])
                default: break
                }
            }
            return false
        }

        private mutating func skip(past end: [UInt8]) {
            var last: [UInt8] = []
            while let byte = bytes.next() {
                last.append(byte)
                if last.count > end.count { last.removeFirst() }
                if last == end { return }
            }
        }
    }
}
