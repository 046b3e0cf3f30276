/// How tools write the name of a type of Protocol Buffers as that of a schema.
enum ProtobufName {
    /// The spellings of a name: as it is, and, of `google.protobuf.Empty`, `protobuf.Empty`, `protobufEmpty`, `googleprotobufEmpty`,
    /// `GoogleProtobufEmpty` and `GoogleProtobuf__Empty`. The last part alone may be the name of any type.
    ///
    /// - Parameter name: The package and the type, divided by periods.
    static func spellings(of name: String) -> [String] {
        let parts = name.split(separator: ".")
        let last = parts.suffix(2)
        let package = parts.dropLast().map(Words.capitalized).joined()
        return [name, last.joined(separator: "."), last.joined(), parts.joined()]
            + ["", "__"].map { package + $0 + parts.suffix(1).joined() }
    }
}
