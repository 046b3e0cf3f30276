/// The style in which the value of a parameter becomes text (OpenAPI 3.0, "Style Values").
public enum ParameterStyle: Sendable, Hashable {
    /// `blue,black`: in paths and headers.
    case simple
    /// `.blue.black`: in paths.
    case label
    /// `;color=blue,black`: in paths.
    case matrix
    /// `color=blue,black`: in queries and cookies.
    case form
    /// `color=blue%20black`: in queries, and in all parameters of Swagger 2.0 (`ssv`).
    case spaceDelimited
    /// `color=blue|black`: in queries, and in all parameters of Swagger 2.0 (`pipes`).
    case pipeDelimited
    /// Values separated by tabs (Swagger 2.0, `tsv`).
    case tabDelimited
    /// `color[R]=100&color[G]=200`: in queries.
    case deepObject
    /// `color=blue; color=black`, without encoding: in cookies (OpenAPI 3.2).
    case cookie
}
