import ServiceDescription
import YAML

/// Documents of a test by their paths, and what is read from the one called `main.yaml`.
struct Documents: DocumentSource {
    private let roots: [String: YAMLNode]

    init(_ texts: [String: String]) throws {
        roots = try Dictionary(
            uniqueKeysWithValues: texts.map { ($0, try YAMLReader.read(bytes: Array($1.utf8), file: $0)) }
        )
    }

    func document(named name: String, referredToBy file: SourceFile) throws(DocumentFailure) -> YAMLNode {
        var parts = file.path.split(separator: "/").dropLast().map(String.init)
        for part in name.split(separator: "/").map(String.init) where part != "." {
            guard part == ".." else {
                parts.append(part)
                continue
            }
            // What is above the folder of `main.yaml` is not allowed.
            guard parts.popLast() != nil else {
                throw .outside(root: name.split(separator: "/").dropLast().joined(separator: "/"))
            }
        }
        guard let root = roots[parts.joined(separator: "/")] else {
            throw .unavailable("it does not exist", isAbsent: true)
        }
        return root
    }

    func read() throws -> Reading {
        Reading(ServiceReader.read(try root("main.yaml"), documents: self))
    }

    private func root(_ path: String) throws -> YAMLNode {
        struct Missing: Error {}
        guard let root = roots[path] else { throw Missing() }
        return root
    }
}
