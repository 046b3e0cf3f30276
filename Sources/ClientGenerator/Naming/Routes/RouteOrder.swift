import ServiceDescription

/// The position of an operation when names are given to all of them. A path with fewer segments comes first, not counting versions
/// and what many paths begin with; then an older version of the same path. Within a path, methods that services usually have first
/// come first. The order of the description does not matter, so that `/v1.1/pets` does not rename `/v1/pets`, and `DELETE
/// /orders/{id}/cancel` does not rename the `POST`.
struct RouteOrder: Comparable {
    /// The methods, in the order in which a path usually gets them.
    private static let methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

    private let segmentCount: Int
    private let segments: [Substring]
    private let versions: [ApiVersionOrder]
    private let path: String
    private let methodPosition: Int
    private let method: String

    /// The position of an operation.
    init(_ operation: Operation) {
        let all = operation.path.parts(between: "/")
        segments = RouteWords.own(all, text: \.self)
        // A slash at the end makes a longer path of it.
        segmentCount = operation.path.utf8.count { $0 == UInt8(ascii: "/") } - (all.count - segments.count)
        versions = all.filter(\.isVersion).map { ApiVersionOrder(String($0.lowercased().drop { $0 == "v" })) }
        path = operation.path
        methodPosition = Self.methods.firstIndex(of: operation.method) ?? Self.methods.count
        method = operation.method
    }

    static func < (left: RouteOrder, right: RouteOrder) -> Bool {
        if left.segmentCount != right.segmentCount { return left.segmentCount < right.segmentCount }
        if left.segments != right.segments { return left.segments.lexicographicallyPrecedes(right.segments) }
        if left.versions != right.versions { return left.versions.lexicographicallyPrecedes(right.versions) }
        if left.path != right.path { return (left.path.utf8.count, left.path) < (right.path.utf8.count, right.path) }
        return (left.methodPosition, left.method) < (right.methodPosition, right.method)
    }
}
