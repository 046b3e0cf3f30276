/// A parameter of a request.
struct RequestParameter: Sendable {
    /// The location of a parameter in a request.
    enum Location: Sendable, Hashable {
        /// In the path of the URL.
        case path
        /// In the query of the URL.
        case query
        /// In a header field.
        case header
        /// In a cookie.
        case cookie
    }

    /// The value of a parameter and its encoding.
    enum Value: Sendable {
        /// Text, a list or an object in one of OpenAPI's styles, with a coding of dates and bytes, how it is written in its place, and
        /// the styles of lists in a list.
        case styled(
            any ModelValue,
            as: ValueCoding,
            ParameterStyle,
            explode: Bool,
            escaping: ParameterSerializer.Escaping,
            lists: [ParameterStyle] = []
        )
        /// A value that is encoded as JSON, with a coding of dates, bytes and numbers.
        case json(any ModelValue, as: ValueCoding)
    }

    /// The name on the wire.
    let name: String

    /// The location of the parameter.
    let location: Location

    /// The value.
    let value: Value
}
