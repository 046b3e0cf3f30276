/// Type names that follow their package's name, as in Go: `container.State`.
enum PackageNames {
    /// A name without the packages that the next part of it begins with: `ContainerState` for `container.ContainerState`.
    static func withoutRepetition(_ name: String) -> String {
        // A dot may be in the name of what is in brackets.
        guard name.utf8.contains(UInt8(ascii: ".")), name.utf8.allSatisfy(isPlain) else { return name }
        let parts = name.split(separator: ".")
        guard parts.count > 1 else { return name }
        let words = parts.map { Words(String($0)).lowercased }
        return parts.indices.filter { index in
            index == parts.count - 1 || words[index].isEmpty || !words[index + 1].starts(with: words[index])
        }
        .map { parts[$0] }.joined(separator: ".")
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte.isPartOfWord || "._-".utf8.contains(byte) }
}
