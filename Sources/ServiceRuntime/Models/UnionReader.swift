/// Finds the alternative of a union that matches a value, if no member identifies it.
///
/// The reader tries all alternatives. Of those that can be read, it chooses the one that takes the most members of the
/// value, including nested members; a map of any values takes none, because it says nothing of them. Of several, it chooses
/// the one with the fewest values that its enumerations do not know, or else the first. A value that matches no alternative
/// is unknown, and kept unchanged. So is one with members of which no alternative takes any, and the text of an XML element: any
/// model without required members could be read from it, and would lose them all.
public final class UnionReader<Union: UnionModel> {
    private let reader: ModelReader
    private let start: UnionFit
    private let key: UnionMemory.Key?
    /// The union that was already read here.
    private let known: Union?
    private var best: (union: Union, fit: UnionFit)?

    /// Creates a reader for the value at the position of another reader.
    public init(_ reader: ModelReader) {
        self.reader = reader
        start = reader.fit
        key = reader.unionKey(Union.self)
        known = key.flatMap { reader.knownUnion($0) }
    }

    /// Tries an alternative.
    ///
    /// - Parameter alternative: A closure that creates the union from the value.
    public func attempt<Value: ModelValue>(_ alternative: (Value) -> Union) {
        guard known == nil else { return }
        defer { reader.fit = start }
        let nullMembers = reader.format.nullMembers
        guard let value: Value = reader.readIfPossible() else { return }
        var fit = reader.fit - start
        let isMap = Value.self is [String: JSONValue].Type
        if fit.members == 0, isMap || Value.self is any ServiceModel.Type, reader.hasContent,
            reader.format.nullMembers == nullMembers
        {
            return
        }
        // A map of anything takes all members of any object, and says nothing of them.
        if isMap { fit.members = 0 }
        if best.map({ fit.isBetter(than: $0.fit) }) ?? true { best = (alternative(value), fit) }
    }

    /// Returns the union.
    ///
    /// - Throws: ``ModelReadingError`` if the value is unknown and cannot be read at all.
    public func result() throws -> Union {
        if let known { return known }
        let union = try best?.union ?? .unknown(reader.readJSONValue())
        let fit = best?.fit ?? UnionFit()
        reader.fit += fit
        if let key { reader.remember(union, fit: fit, for: key) }
        return union
    }
}
