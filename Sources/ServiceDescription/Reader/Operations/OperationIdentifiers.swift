/// Gives every operation an identifier of its own.
enum OperationIdentifiers {
    /// An identifier made of method and path: `get /pets/{petId}` gives `getPetsByPetId`.
    static func identifier(method: String, path: String) -> String {
        let words = path.split(separator: "/").map { segment in
            segment.contains("{") ? "By" + Words.capitalised(segment) : Words.capitalised(segment)
        }
        let name = words.joined()
        return method.lowercased() + (name.isEmpty ? "Root" : name)
    }

    /// Makes the identifiers of operations unique.
    ///
    /// The first operation with an identifier keeps it. What the description names comes before what is named here, so
    /// that a new operation without a name never renames another.
    ///
    /// - Returns: the operations whose own identifier had to change, by their offsets.
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
