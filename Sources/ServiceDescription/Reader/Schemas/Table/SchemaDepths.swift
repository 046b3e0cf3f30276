/// How deep named schemas lead into others. References allow any depth, and other stages visit all levels.
///
/// The depth starts again at every named object, unless a discriminator distinguishes it from others.
struct SchemaDepths {
    /// The maximum nesting depth of arrays, maps and choices, including references, without a named object in between.
    /// A schema that is written out may lead as deep into others again, and all of that fits on the stack of a program
    /// that is not optimized.
    private static let maximumNesting = SchemaLimits.maximumDepth
    /// The maximum length of a chain of discriminators that distinguish an object from others.
    private static let maximumInheritance = 32

    /// The named schemas.
    let entries: [SchemaTable.Entry]

    /// Reports the first schema that is nested too deep, and the first that inherits too many discriminators.
    ///
    /// - Parameter source: The document.
    /// - Returns: Whether there is one.
    func reportDeepSchemas(in source: inout DescriptionSource) -> Bool {
        let nested = first(deeperThan: Self.maximumNesting, nesting).map { entries[$0] }
        if let nested {
            source.diagnostics.error(
                "the arrays, maps and choices in '\(nested.name)' are nested more than \(Self.maximumNesting) levels deep "
                    + "(move an inner schema to a named object)",
                at: nested.mark
            )
        }
        let subtype = first(deeperThan: Self.maximumInheritance, inheritance).map { entries[$0] }
        if let subtype {
            source.diagnostics.error(
                "'\(subtype.name)' inherits a chain of more than \(Self.maximumInheritance) discriminators (remove some of them)",
                at: subtype.mark
            )
        }
        return nested != nil || subtype != nil
    }

    /// The first named schema that leads deeper into others than a limit; what leads back to itself does not count.
    private func first(deeperThan limit: Int, _ parts: (Int) -> Parts) -> Int? {
        var levels: [Int: Int] = [:]
        for start in entries.indices where levels[start] == nil {
            // Without recursion, because that is what would come to no end.
            var path = [(schema: start, parts: parts(start), seen: 0)]
            var onPath: Set<Int> = [start]
            while let last = path.indices.last {
                if let next = path[last].parts.references.dropFirst(path[last].seen).first?.schema {
                    path[last].seen += 1
                    guard levels[next] == nil, onPath.insert(next).inserted else { continue }
                    path.append((next, parts(next), 0))
                    continue
                }
                let (schema, parts, _) = path.removeLast()
                let inner = parts.references.lazy.map { (levels[$0.schema] ?? 0) + $0.depth }.max() ?? 0
                let level = max(inner, parts.depth)
                guard level <= limit else { return schema }
                levels[schema] = level
                onPath.remove(schema)
            }
        }
        return nil
    }

    /// What a named schema leads to before the next named ones.
    private struct Parts {
        /// How deep it is itself.
        var depth = 0
        /// The named schemas that it refers to, and how deep inside of it.
        var references: [(schema: Int, depth: Int)] = []

        mutating func add(_ shape: SchemaShape, at depth: Int) {
            self.depth = max(self.depth, depth)
            if case .reference(let index) = shape { references.append((index, depth)) }
            for inner in shape.inner { add(inner.shape, at: depth + 1) }
        }
    }

    private func nesting(of index: Int) -> Parts {
        var parts = Parts()
        switch entries[index].finished?.shape {
        case nil, .object: break
        case let shape?: parts.add(shape, at: 0)
        }
        return parts
    }

    private func inheritance(of index: Int) -> Parts {
        guard case .object(let object) = entries[index].finished?.shape else { return Parts() }
        let own = object.discriminator == nil ? 0 : 1
        return Parts(depth: own, references: object.bases.map { ($0, own) })
    }
}
