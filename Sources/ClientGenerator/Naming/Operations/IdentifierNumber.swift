import ServiceDescription

/// A number at the end of an identifier, which distinguishes it from another one.
///
/// Springdoc tells functions of one name apart by numbers, whichever controllers they are in, `list` and `list_1`, and Elasticsearch
/// those that differ in their paths, `search` and `search-1`. gRPC-Gateway writes `PetService_GetPet2` for a further path that leads to a
/// function.
struct IdentifierNumber {
    /// The identifier without it: `list` for `list_1`.
    let name: String
    /// Whether no mark is before it, but the name of a function of gRPC.
    let isUnmarked: Bool

    /// The number of an identifier; `nil` if it has none.
    init?(_ identifier: String) {
        let beginning = identifier.dropLast(identifier.utf8.reversed().prefix(while: \.isDigit).count)
        guard let last = beginning.last, beginning.endIndex < identifier.endIndex else { return nil }
        isUnmarked = last != "_" && last != "-"
        if isUnmarked, !Self.isFunction(beginning) { return nil }
        name = String(isUnmarked ? beginning : beginning.dropLast())
        if name.isEmpty { return nil }
    }

    /// Whether a name is that of a function in a service of gRPC: `PetService_GetPet`.
    private static func isFunction(_ name: Substring) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        return parts.count == 2 && name.utf8.last?.isSmall == true
            && parts.allSatisfy { $0.first?.isCapital == true && $0.allSatisfy(\.isPartOfWord) }
    }

    /// The identifiers that are another one with a number.
    static func identifiers(among operations: [Operation]) -> Set<String> {
        let identifiers = Set(operations.lazy.map(\.identifier))
        return identifiers.filter { identifier in
            IdentifierNumber(identifier).map { identifiers.contains($0.name) } ?? false
        }
    }
}
