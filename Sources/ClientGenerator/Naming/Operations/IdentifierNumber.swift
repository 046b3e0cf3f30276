import ServiceDescription

/// A number at the end of an identifier, which distinguishes it from another one.
///
/// Springdoc tells functions of one name apart by numbers, whichever controllers they are in, `list` and `list_1`, and Elasticsearch
/// those that differ in their paths, `search` and `search-1`. go-swagger and OpenSearch write `listMixin4` and `count.0`, and gRPC-Gateway
/// `PetService_GetPet2`.
struct IdentifierNumber {
    /// How a number is written behind a name.
    enum Notation {
        /// Behind a mark that names have, too.
        case separated
        /// Behind a period, where operations are counted: `count.0`. The number of a version is not one: `count.v1.0`.
        case counted
        /// Behind the word that go-swagger adds to a name which several documents have. The number changes whenever a document is added
        /// before it.
        case mixin
        /// Behind the name of a function of gRPC, for a further path that leads to it: `PetService_GetPet2`.
        case binding
    }

    private static let mixin = "Mixin"

    /// The identifier without it: `list` for `list_1` and `listMixin4`.
    let name: String
    /// How the number is written.
    let notation: Notation
    private let digits: Substring

    /// The number of an identifier; `nil` if it has none.
    init?(_ identifier: String) {
        let count = identifier.utf8.reversed().prefix(while: \.isDigit).count
        if count == 0 { return nil }
        let beginning = identifier.dropLast(count)
        switch beginning.last {
        case "_", "-": notation = .separated
        case "." where count < 3 && beginning.dropLast().last?.isLetter == true: notation = .counted
        case "n" where beginning.hasSuffix(Self.mixin): notation = .mixin
        default:
            guard Self.isFunction(beginning) else { return nil }
            notation = .binding
        }
        let mark = notation == .mixin ? Self.mixin.count : notation == .binding ? 0 : 1
        name = String(beginning.dropLast(mark))
        digits = identifier.suffix(count)
        if name.isEmpty { return nil }
    }

    /// Whether a name is that of a function in a service of gRPC: `PetService_GetPet`.
    private static func isFunction(_ name: Substring) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
        return parts.count == 2 && name.utf8.last?.isSmall == true
            && parts.allSatisfy { $0.first?.isCapital == true && $0.allSatisfy(\.isPartOfWord) }
    }

    /// Whether it is that of the first of several operations. Only that one can be known by its name without a number, whichever are
    /// added.
    var isFirst: Bool { notation == .counted && digits == "0" }

    /// The identifiers that are another one with a number, or have a number that can be nothing else.
    static func identifiers(among operations: [Operation]) -> Set<String> {
        let numbered = operations.compactMap { operation in
            IdentifierNumber(operation.identifier).map { (identifier: operation.identifier, number: $0) }
        }
        let identifiers = Set(numbered.isEmpty ? [] : operations.map(\.identifier))
        return Set(
            numbered.filter { numbered in
                let isMarked = numbered.number.notation == .counted || numbered.number.notation == .mixin
                return isMarked || identifiers.contains(numbered.number.name)
            }
            .map(\.identifier)
        )
    }
}
