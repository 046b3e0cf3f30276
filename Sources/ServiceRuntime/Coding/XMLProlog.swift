/// Looks at what stands before the root of an XML document.
///
/// Foundation's parser expands the entities that a document declares, or loses them without a word, which is why a document
/// that declares any is not read: no service needs them, and they are how a small document becomes a huge one.
enum XMLProlog {
    /// Whether a document has declarations of its own between brackets, as in `<!DOCTYPE a [<!ENTITY b "c">]>`.
    static func hasDeclarations(_ document: some Sequence<UInt8>) -> Bool {
        // In UTF-16 and UTF-32, the characters that count here have bytes of zero beside them.
        var scanner = Scanner(bytes: document.lazy.filter { $0 != 0 }.makeIterator())
        return scanner.findDeclarations()
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

        /// Whether a document type, of which the first letter is behind the scanner, has declarations in it.
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
