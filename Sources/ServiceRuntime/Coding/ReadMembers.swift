extension Dictionary where Key == String {
    /// Adds a member of an object that is being read. Readers settle which of several with the same name counts; names of other bytes may
    /// still be the same to a dictionary, as `é` in one character and in two are (UAX #15), and in JSON they are two (RFC 8259, section
    /// 8.3).
    ///
    /// - Parameters:
    ///   - value: The member's value.
    ///   - name: The member's name.
    /// - Throws: ``ModelReadingError`` if there is a member with such a name, one of which would be lost.
    mutating func add(_ value: Value, named name: String) throws(ModelReadingError) {
        guard updateValue(value, forKey: name) == nil else {
            throw ModelReadingError(
                "the name of another member is the same by the rules of Unicode, so that only one of them could be kept"
            )
        }
    }
}
