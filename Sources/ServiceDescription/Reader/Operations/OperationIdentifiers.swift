/// Assigns a unique identifier to every operation.
enum OperationIdentifiers {
    /// An identifier made of method and path: `get /pets/{petId}` gives `getPetsByPetId`.
    static func identifier(method: String, path: String) -> String {
        let name = path.split(separator: "/").map(name(of:)).joined()
        return method.lowercased() + (name.isEmpty ? "Root" : name)
    }

    /// Returns whether an identifier says what the operation does.
    ///
    /// A hash (as from swagger-php), a UUID, an identifier of a database (as from Azure API Management) and the mere path do not.
    /// `GET /pets` and `getpets`, whose words cannot be told apart, only repeat the method and the path. So does
    /// `GET-v1-pets---format-` of grape-swagger, `getCollectionResource-pet-get_1` that springdoc writes for repositories of Spring
    /// Data, and `MapIdentityApi-/login` of ASP.NET Core's function that adds routes.
    static func isName(_ identifier: String, method: String, path: String) -> Bool {
        let digits = identifier.utf8.count { $0 != UInt8(ascii: "-") }
        if [24, 32, 40, 64].contains(digits), identifier.allSatisfy({ $0.isHexDigit || $0 == "-" }) { return false }
        // One slash divides a group from a name: `search/code`.
        let slashes = identifier.utf8.count { $0 == UInt8(ascii: "/") }
        if slashes > 1, path.dropFirst() == identifier { return false }
        if isOfRepository(identifier, method: method) { return false }
        if path.count > 1, identifier.hasSuffix("-" + path) { return false }
        guard identifier.lowercased().hasPrefix(method.lowercased()) else { return true }
        if identifier.hasPrefix(method + "-"), identifier.hasSuffix("---format-") { return false }
        let letters = path.unicodeScalars.lazy.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        let plain = identifier.unicodeScalars.lazy.filter { $0 != "{" && $0 != "}" }
        let name = plain.dropFirst(method.count)
        if identifier.hasPrefix(method.lowercased()), !letters.isEmpty, name.elementsEqual(letters) { return false }
        let route = identifier.dropFirst(method.count).drop { " :_-".contains($0) }
        return !(route == path || route.hasPrefix(path + "::"))
    }

    /// Whether an identifier is what springdoc writes for the operations of a repository of Spring Data: what every repository has, the
    /// thing, the method, and numbers.
    private static func isOfRepository(_ identifier: String, method: String) -> Bool {
        guard let hyphen = identifier.utf8.firstIndex(of: UInt8(ascii: "-")),
            partsOfRepositories.contains(where: identifier[..<hyphen].hasSuffix)
        else { return false }
        let ending = identifier.utf8.lastIndex(of: UInt8(ascii: "-")).map { identifier[$0...].dropFirst() } ?? ""
        let numbers = ending.dropFirst(method.count)
        return ending.hasPrefix(method.lowercased()) && numbers.allSatisfy { $0 == "_" || $0.isNumber }
    }

    private static let partsOfRepositories = [
        "CollectionResource", "ItemResource", "PropertyReference", "executeSearch",
    ]

    /// The words of a part of a path: `ById` for `{id}`, and `PetsById` for `pets?id={id}`, `pets={id}` and for `Pets('{id}')` of OData.
    private static func name(of segment: Substring) -> String {
        guard segment.contains("{") else { return Words.capitalized(segment) }
        let things = segment.prefix { !"?=({".contains($0) }
        guard !things.isEmpty, segment[things.endIndex] != "{" else { return "By" + Words.capitalized(segment) }
        var name = Words.capitalized(things)
        var namesParameters = false
        for part in segment[things.endIndex...].split(whereSeparator: { "?&(,)".contains($0) }) {
            guard let brace = part.firstIndex(of: "{") else {
                name += Words.capitalized(part)
                continue
            }
            name += (namesParameters ? "" : "By") + Words.capitalized(part[brace...])
            namesParameters = true
        }
        return name
    }

    /// Makes the identifiers of operations unique.
    ///
    /// The first operation with an identifier keeps it. Another one with another tag gets the tag before it, so that `list`
    /// of `Users` and `list` of `Groups` have one name in two groups. Any other counts as one without an identifier. Identifiers in
    /// the description come before generated ones, so a new operation without an identifier never renames another.
    ///
    /// - Returns: The operations whose own identifier had to change, by their offsets.
    static func makeUnique(_ operations: inout [Operation]) -> [Int] {
        var names = FreeNames()
        var duplicates: [Int] = []
        var places: [String: Set<String?>] = [:]
        for (offset, operation) in operations.enumerated() where operation.hasOwnIdentifier {
            if names.take(operation.identifier) {
                places[operation.identifier] = [operation.tags.first]
            } else {
                duplicates.append(offset)
            }
        }
        for offset in duplicates {
            let operation = operations[offset]
            let isFirstOfTag = places[operation.identifier, default: []].insert(operation.tags.first).inserted
            if let tag = operation.tags.first, isFirstOfTag {
                let tagged = "\(tag).\(operation.identifier)"
                if names.take(tagged) {
                    operations[offset].identifier = tagged
                    continue
                }
            }
            operations[offset].identifier = identifier(method: operation.method, path: operation.path)
            operations[offset].hasOwnIdentifier = false
        }
        for offset in operations.indices where !operations[offset].hasOwnIdentifier {
            operations[offset].identifier = names.takeFree(like: operations[offset].identifier)
        }
        return duplicates
    }
}
