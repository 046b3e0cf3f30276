/// What names of a service begin with that says only which service and which version of it they are of: `api.v2010` of the schema
/// `api.v2010.account`, and `Api20100401` of the tag `Api20100401Call`, in *Twilio - Api*.
///
/// It consists of the end of the title and a version, so that it does not depend on other names.
package struct VersionNamespace: Sendable {
    /// The last words of the title, and those before the words that only mean service, each joined and in lowercase letters.
    private let services: Set<String>

    /// - Parameter title: The title of the service.
    package init(title: String) {
        var words = Words(title).lowercased.suffix(ClientNames.longestName)
        var services: Set<String> = []
        while let last = words.last {
            for start in words.indices { services.insert(words[start...].joined()) }
            guard last.isMarkedVersion || Self.generalWords.contains(last) else { break }
            words.removeLast()
        }
        self.services = services
    }

    private static let generalWords: Set<String> = ["api", "client", "rest", "service"]

    /// A schema's name without the version namespace; `nil` if it does not begin with it, or is nothing else. Only dots end it:
    /// `PetsV2Response` is the second version of a response, and not a response of version 2.
    package func removed(fromSchema name: String) -> String? {
        guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let rest = rest(of: parts.map { Words($0).lowercased.joined() })
        return rest.map { parts[$0...].joined(separator: ".") }
    }

    /// The name of a group of operations without it, likewise, however its words are joined, or without a version alone.
    package func removed(fromGroup name: String) -> String? {
        guard name.utf8.contains(where: \.isDigit) else { return nil }
        let words = Words(name)
        let isVersion = words.words.count > 1 && words.words[0].isMarkedVersion
        return (isVersion ? 1 : rest(of: words.lowercased)).map { words.words[$0...].joined(separator: " ") }
    }

    /// What a name without dots begins with up to a version, as Google writes it: `GoogleCloudRecommenderV1` of
    /// `GoogleCloudRecommenderV1Insight`. A name alone does not say whether that is a version of the service.
    package static func versionedBeginning(of name: String) -> String? {
        guard name.utf8.allSatisfy(\.isPartOfWord), name.utf8.contains(where: \.isDigit) else { return nil }
        let words = Words(name).words
        guard let version = words.firstIndex(where: \.isMarkedVersion), version > 1, version + 1 < words.count else {
            return nil
        }
        return words[...version].joined()
    }

    /// Where a name goes on behind the service and the version.
    private func rest(of parts: [String]) -> Int? {
        var beginning = ""
        for index in parts.indices.dropLast().prefix(ClientNames.longestName + 1) {
            beginning += parts[index]
            let isNamespace = services.contains {
                beginning.hasPrefix($0) && Self.isVersion(beginning.dropFirst($0.count))
            }
            if isNamespace { return index + 1 }
        }
        return nil
    }

    /// Whether it is a version with its letter, or a day.
    private static func isVersion(_ text: Substring) -> Bool {
        text.isMarkedVersion || text.utf8.count == 8 && text.utf8.allSatisfy(\.isDigit)
    }
}
