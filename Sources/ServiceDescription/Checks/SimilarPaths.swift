import YAML

/// The paths of a table that a service cannot distinguish from others, which are reported together.
struct SimilarPaths {
    /// A path and where it is written.
    private typealias Place = (path: String, mark: Mark)

    private var first: [String: Place] = [:]
    private var pairs: [(path: Place, other: Place)] = []

    /// Adds a path.
    ///
    /// - Parameters:
    ///   - path: The path as it is read.
    ///   - mark: Where it is written.
    mutating func add(_ path: String, at mark: Mark) {
        let skeleton = PathTemplate.skeleton(of: path)
        if let other = first[skeleton] {
            pairs.append(((path, mark), other))
        } else {
            first[skeleton] = (path, mark)
        }
    }

    /// Warns of the paths, once for all of them.
    func report(in source: inout DescriptionSource) {
        guard let (path, other) = pairs.first else { return }
        if pairs.count == 1 {
            source.diagnostics.warning(
                "the paths '\(path.path)' and '\(other.path)' differ only in the names of their parameters; both are kept (merge "
                    + "them into one path)",
                at: path.mark
            )
            source.diagnostics.note("'\(other.path)' is here", at: other.mark)
        } else {
            source.diagnostics.warning(
                "\(pairs.count) paths, such as '\(path.path)', differ from others only in the names of their parameters; all are kept "
                    + "(merge those that mean the same)",
                at: path.mark
            )
            for (path, other) in pairs {
                source.diagnostics.note("'\(path.path)' matches the same requests as '\(other.path)'", at: path.mark)
            }
        }
    }
}
