/// The values that a discriminator allows, found by names that are like them: `CAT` by `Cat` or `CatRequest`.
struct SimilarValues {
    private let values: Set<String>
    /// The values by their plain names.
    private var byPlainName: [String: Set<String>] = [:]
    /// The lengths of the plain names that may begin or end another; short ones do so by chance.
    private let lengths: Set<Int>

    /// Prepares the search, so that many names can be looked for among many values.
    init(_ values: [String]) {
        self.values = Set(values)
        for value in self.values { byPlainName[value.letters, default: []].insert(value) }
        lengths = Set(byPlainName.keys.lazy.map(\.count).filter { $0 > 2 })
    }

    /// The only value that is like a name, or `nil` if there are none or several, or if the name is a value itself.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - taken: The values that stand for something else.
    func onlyOne(like name: String, except taken: Set<String>) -> String? {
        if values.contains(name) { return nil }
        let plain = name.letters
        let same = free([plain], except: taken)
        let alike = same.isEmpty ? free(parts(of: plain), except: taken) : same
        return alike.count == 1 ? alike.first : nil
    }

    /// The beginnings and ends of a plain name that may be plain names of values.
    private func parts(of name: String) -> [String] {
        let count = name.count
        return lengths.lazy.filter { $0 <= count }.flatMap { [String(name.prefix($0)), String(name.suffix($0))] }
    }

    private func free(_ plainNames: [String], except taken: Set<String>) -> Set<String> {
        plainNames.reduce(into: []) { free, name in
            free.formUnion((byPlainName[name] ?? []).subtracting(taken))
        }
    }
}
