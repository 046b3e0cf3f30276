import ClientGenerator
import ServiceDescription

/// The values that the requests of two operations have in common, whatever they are called in Swift.
///
/// The names of a path's parameters are not sent, so these values are the same if they stand at the same place in the same path.
struct SentPairs {
    /// A value before and after.
    typealias Pair = (old: OperationOutline.SentValue, new: OperationOutline.SentValue)

    /// Where a value is sent.
    private struct Key: Hashable {
        let place: ParameterLocation?
        let wireName: String
    }

    /// The pairs, in the order of the operation before.
    let all: [Pair]

    /// - Parameters:
    ///   - old: The operation before.
    ///   - new: The operation after.
    init(_ old: OperationOutline, _ new: OperationOutline) {
        let after = new.sent.keyed { Key(place: $0.place, wireName: $0.wireName) }
        let names = Self.namesInPath(old, new)
        all = old.sent.compactMap { value in
            let name = value.place == .path ? names[value.wireName] ?? value.wireName : value.wireName
            return after[Key(place: value.place, wireName: name)].map { (value, $0) }
        }
    }

    /// The names after of the parameters of a path, by those before, if the paths are the same but for them.
    private static func namesInPath(_ old: OperationOutline, _ new: OperationOutline) -> [String: String] {
        guard PathTemplate.skeleton(of: old.path) == PathTemplate.skeleton(of: new.path) else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(PathTemplate.names(in: old.path), PathTemplate.names(in: new.path)))
    }
}
