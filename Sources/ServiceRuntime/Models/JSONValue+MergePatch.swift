extension JSONValue {
    /// The merge patch (RFC 7396) that makes one value of another, such as the changes that a user made to a model in a form:
    ///
    /// ```swift
    /// let changes = try JSONValue.mergePatch(from: pet, to: Pet(draft)).converted(to: PetPatch.self)
    /// ```
    ///
    /// Members that are equal are not in it, and those that the changed value lacks are `null`. A model for patches can express that
    /// for members of its own and of its objects. Where it has a member as a whole, such as a choice, set that by hand: removed parts
    /// of it are not `null` in the model.
    ///
    /// - Parameters:
    ///   - original: The value as the service has it.
    ///   - changed: The value as it is to be.
    /// - Returns: The patch, which is an object if both values are.
    /// - Throws: ``ModelWritingError`` if JSON cannot express one of the values.
    public static func mergePatch<Value: ModelValue>(from original: Value, to changed: Value) throws -> JSONValue {
        try JSONValue(changed).mergePatch(from: JSONValue(original))
    }

    private func mergePatch(from original: JSONValue) -> JSONValue {
        guard case .object(let members) = self, case .object(let originals) = original else { return self }
        let removed = originals.filter { members[$0.key] == nil }.mapValues { _ in JSONValue.null }
        let changed = members.filter { member in
            originals[member.key].map { !ComparisonWriter.areEqual($0, member.value) } ?? true
        }
        return .object(
            changed.reduce(into: removed) { patch, member in
                patch[member.key] = originals[member.key].map(member.value.mergePatch) ?? member.value
            }
        )
    }
}
