/// Finds the alternative of a union that a value is, where no member says so.
///
/// Each alternative is tried. Of those that can be read, the one that takes the most members of the value wins, counting its
/// members' members; of equals, the one with the fewest values that its enumerations do not know, and then the first. What none of
/// them can be read from is unknown, and is kept as it is.
public final class UnionReader<Union: UnionModel> {
    private let reader: ModelReader
    private let start: UnionFit
    private let key: UnionMemory.Key?
    /// What is known to be read here.
    private let known: Union?
    private var best: (union: Union, fit: UnionFit)?

    /// Reads where a reader stands.
    public init(_ reader: ModelReader) {
        self.reader = reader
        start = reader.fit
        key = reader.unionKey(Union.self)
        known = key.flatMap { reader.knownUnion($0) }
    }

    /// Tries an alternative.
    ///
    /// - Parameter alternative: Makes the union of the value.
    public func attempt<Value: ModelValue>(_ alternative: (Value) -> Union) {
        guard known == nil else { return }
        defer { reader.fit = start }
        guard let value: Value = reader.readIfPossible() else { return }
        let fit = reader.fit - start
        if best.map({ fit.isBetter(than: $0.fit) }) ?? true { best = (alternative(value), fit) }
    }

    /// The union.
    ///
    /// - Throws: ``ModelReadingError`` if the value is unknown, and holds a number that is too large for any.
    public func result() throws -> Union {
        if let known { return known }
        let union = try best?.union ?? .unknown(reader.readJSONValue())
        let fit = best?.fit ?? UnionFit()
        reader.fit += fit
        if let key { reader.remember(union, fit: fit, for: key) }
        return union
    }
}
