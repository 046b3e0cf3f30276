/// The method and the path of an operation. The names of path parameters do not distinguish operations, but the
/// text around them does.
struct OperationPlace: Hashable {
    private let method: String
    private var skeleton: String

    /// The place of an operation.
    init(_ operation: Operation) {
        method = operation.method
        skeleton = PathTemplate.skeleton(of: operation.path)
    }

    /// The same place without insignificant slashes. A version may add one at the end.
    var trimmed: OperationPlace {
        var place = self
        place.skeleton = skeleton.split(separator: "/").joined(separator: "/")
        return place
    }
}
