import ServiceDescription

/// The declaration of an enumeration from a schema.
struct EnumerationDeclaration: Sendable {
    /// A known value.
    struct Value: Sendable {
        /// The name in Swift.
        var name: String
        /// The value on the wire.
        var rawValue: String
        /// Whether Swift writes it in quotes.
        var isText: Bool
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// Its documentation in the description.
    var documentation: Documentation
    /// The type of the raw values.
    var rawType: BuiltInType
    /// The known values.
    var values: [Value]
    /// Whether there will never be another value.
    var isFrozen: Bool
    /// Whether literals of any text can be values.
    var takesLiterals: Bool
}
