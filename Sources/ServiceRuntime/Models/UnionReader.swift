/// Finds the alternative of a union that a value is, where no member says so.
///
/// All alternatives are tried. Of those that can be read it is the one that takes the most members of the value, its
/// members' members included, and the first of equals. What none of them can be read from is unknown, and is kept as it is.
public final class UnionReader<Union: UnionModel> {
    private let reader: ModelReader
    private let start: Int
    private let key: UnionMemory.Key?
    /// What is known to be read here.
    private let known: Union?
    private var best: (union: Union, members: Int)?

    /// Reads where a reader stands.
    public init(_ reader: ModelReader) {
        self.reader = reader
        start = reader.membersFound
        key = reader.unionKey(Union.self)
        known = key.flatMap { reader.knownUnion($0) }
    }

    /// Tries an alternative.
    ///
    /// - Parameter alternative: Makes the union of the value.
    public func attempt<Value: ModelValue>(_ alternative: (Value) -> Union) {
        guard known == nil else { return }
        defer { reader.membersFound = start }
        guard let value: Value = reader.readIfPossible() else { return }
        let members = reader.membersFound - start
        if members > best?.members ?? -1 { best = (alternative(value), members) }
    }

    /// The union.
    ///
    /// - Throws: ``ModelReadingError`` if the value is unknown, and holds a number that is too large for any.
    public func result() throws -> Union {
        if let known { return known }
        let union = try best?.union ?? .unknown(reader.readJSONValue())
        reader.membersFound = start + (best?.members ?? 0)
        if let key { reader.remember(union, members: best?.members ?? 0, for: key) }
        return union
    }
}
