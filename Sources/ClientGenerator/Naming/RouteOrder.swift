import ServiceDescription

/// The position of an operation among others when names are given to all of them: one with fewer segments, or in an older
/// version of the same path, comes first. Where they stand in the description does not matter, so that `/v2/pets` does not
/// rename `/v1/pets`.
struct RouteOrder: Comparable {
    private let segmentCount: Int
    private let path: String
    private let method: String

    /// The position of an operation.
    init(_ operation: ServiceDescription.Operation) {
        segmentCount = operation.path.utf8.count { $0 == UInt8(ascii: "/") }
        path = operation.path
        method = operation.method
    }

    static func < (left: RouteOrder, right: RouteOrder) -> Bool {
        if left.segmentCount != right.segmentCount { return left.segmentCount < right.segmentCount }
        if left.path == right.path { return left.method < right.method }
        return precedes(left.path.utf8, right.path.utf8)
    }

    /// Whether a path comes before another one: `/v2` comes before `/v10`.
    private static func precedes(_ path: String.UTF8View, _ other: String.UTF8View) -> Bool {
        var isInNumber = false
        var (index, otherIndex) = (path.startIndex, other.startIndex)
        while index < path.endIndex, otherIndex < other.endIndex, path[index] == other[otherIndex] {
            isInNumber = path[index].isDigit
            path.formIndex(after: &index)
            other.formIndex(after: &otherIndex)
        }
        // What is before is the same in both, so the number that goes on for longer is the greater one.
        let (rest, otherRest) = (path[index...], other[otherIndex...])
        let (digits, otherDigits) = (rest.prefix(while: \.isDigit).count, otherRest.prefix(while: \.isDigit).count)
        if digits != otherDigits, isInNumber || min(digits, otherDigits) > 0 { return digits < otherDigits }
        return rest.lexicographicallyPrecedes(otherRest)
    }
}
