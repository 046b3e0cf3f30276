/// One parameter of a request.
public struct RequestParameter: Sendable {
    /// Where in a request a parameter stands.
    public enum Location: Sendable, Hashable {
        /// In the path of the URL.
        case path
        /// In the query of the URL.
        case query
        /// In a header field.
        case header
        /// In a cookie.
        case cookie
    }

    /// What a parameter says, and how it is written.
    public enum Value: Sendable {
        /// Text, a list or an object, in one of the styles of OpenAPI, dates and bytes in a coding.
        case styled(
            any ParameterConvertible,
            as: ValueCoding,
            ParameterStyle,
            explode: Bool,
            allowReserved: Bool
        )
        /// Several segments of a path, with slashes between them.
        case segments(any ParameterConvertible, as: ValueCoding)
        /// A value written as JSON.
        case json(any ModelValue)
    }

    /// The name, as the service knows it.
    public let name: String

    /// Where the parameter stands.
    public let location: Location

    /// What it says.
    public let value: Value
}
