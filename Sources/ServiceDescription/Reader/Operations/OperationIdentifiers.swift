/// Assigns a unique identifier to every operation.
enum OperationIdentifiers {
    /// An identifier made of method and path: `get /pets/{petId}` gives `getPetsByPetId`.
    static func identifier(method: String, path: String) -> String {
        let name = path.split(separator: "/").map(name(of:)).joined()
        return method.lowercased() + (name.isEmpty ? "Root" : name)
    }

    /// Returns whether an identifier says what the operation does.
    ///
    /// A hash (as from swagger-php) and a UUID do not. `GET /pets` and `getpets`, whose words cannot be told apart, only
    /// repeat the method and the path. So does `GET-v1-pets---format-` of grape-swagger.
    static func isName(_ identifier: String, method: String, path: String) -> Bool {
        let digits = identifier.utf8.count { $0 != UInt8(ascii: "-") }
        if [32, 40, 64].contains(digits), identifier.allSatisfy({ $0.isHexDigit || $0 == "-" }) { return false }
        guard identifier.lowercased().hasPrefix(method.lowercased()) else { return true }
        if identifier.hasPrefix(method + "-"), identifier.hasSuffix("---format-") { return false }
        let letters = path.filter { $0.isLetter || $0.isNumber }
        let plain = identifier.filter { !"{}".contains($0) }
        if !letters.isEmpty, plain == method.lowercased() + letters { return false }
        let route = identifier.dropFirst(method.count).drop { " :_-".contains($0) }
        return !(route == path || route.hasPrefix(path + "::"))
    }

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
    /// The first operation with an identifier keeps it. Identifiers in the description come before generated ones, so a
    /// new operation without an identifier never renames another.
    ///
    /// - Returns: The operations whose own identifier had to change, by their offsets.
    static func makeUnique(_ operations: inout [Operation]) -> [Int] {
        var taken: Set<String> = []
        var duplicates: [Int] = []
        for (offset, operation) in operations.enumerated() where operation.hasOwnIdentifier {
            if !taken.insert(operation.identifier).inserted { duplicates.append(offset) }
        }
        for offset in duplicates {
            let operation = operations[offset]
            let place = identifier(method: operation.method, path: operation.path)
            let wanted = operation.identifier + place.prefix(1).uppercased() + place.dropFirst()
            operations[offset].identifier = free(wanted, &taken)
        }
        for offset in operations.indices where !operations[offset].hasOwnIdentifier {
            operations[offset].identifier = free(operations[offset].identifier, &taken)
        }
        return duplicates
    }

    private static func free(_ wanted: String, _ taken: inout Set<String>) -> String {
        var name = wanted
        var number = 2
        while !taken.insert(name).inserted {
            name = "\(wanted)\(number)"
            number += 1
        }
        return name
    }
}
