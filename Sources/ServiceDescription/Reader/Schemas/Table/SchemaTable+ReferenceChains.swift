extension SchemaTable {
    /// The length of a chain of schemas from which on it is read from its last schema, or shortened.
    static let longestChain = 16

    /// Lets a named schema that is only a reference refer to the end of its chain if that is long and known, so that nothing
    /// else follows all of it. Shorter chains are left as they are.
    mutating func shortenChain(from index: Int) {
        guard case .reference(let next)? = entries[index].finished?.shape,
            let target = entries[next].finished
        else { return }
        if case .reference = target.shape {
            if let chain = entries[next].chain { extend(chain, to: index) }
        } else {
            extend(ReferenceChain(end: next), to: index)
        }
    }

    /// Makes a chain begin one reference earlier, at a named schema.
    private mutating func extend(_ chain: ReferenceChain, to index: Int) {
        guard var schema = entries[index].finished else { return }
        let isNullable = schema.isNullable || chain.isNullable
        if chain.length >= Self.longestChain {
            schema.shape = .reference(chain.end)
            schema.isNullable = isNullable
        }
        var longer = ReferenceChain(length: chain.length + 1, end: chain.end, isNullable: isNullable)
        // It has the XML names of its target only, not of references on the way.
        if schema.xml != nil { longer = ReferenceChain(end: index) }
        update(index) { entry in
            entry.state = .read(schema)
            entry.chain = longer
        }
    }

    /// Shortens the chains of schemas that were read before what they lead to, and finds those that are references in a
    /// cycle, or lead to one, which have no meaning.
    ///
    /// - Returns: The latter, in the order of the table.
    mutating func followReferences() -> [Int] {
        var withoutEnd: [Int] = []
        var isKnown = Array(repeating: false, count: entries.count)
        for start in entries.indices {
            var path: [Int] = []
            var index = start
            while !isKnown[index], case .reference(let next)? = entries[index].finished?.shape {
                isKnown[index] = true
                path.append(index)
                index = next
            }
            for index in path.reversed() { shortenChain(from: index) }
            if case .reference? = entries[start].finished?.shape, entries[start].chain == nil {
                withoutEnd.append(start)
            }
        }
        return withoutEnd
    }

    /// The shape that a reference leads to in the end; the shape itself if it is none, or leads to nothing that is read.
    func resolved(_ shape: SchemaShape) -> SchemaShape {
        guard case .reference(let index) = shape else { return shape }
        return end(of: index)?.schema.shape ?? shape
    }

    /// The last of the named schemas that one leads to, each of which is only a reference to the next one.
    ///
    /// - Returns: Its index and the schema; `nil` if one in between is not read, or the references lead in a cycle.
    func end(of index: Int) -> (index: Int, schema: Schema)? {
        var index = index
        var passed: Set<Int> = []
        while passed.insert(index).inserted {
            guard let schema = entries[index].finished else { return nil }
            guard case .reference(let next) = schema.shape else { return (index, schema) }
            index = next
        }
        return nil
    }
}
