/// What a Swagger 2.0 description says once, and its operations may say otherwise.
struct SwaggerDefaults {
    /// The media types of bodies; `nil` if the document names none.
    var consumes: [String]?
    /// The media types of responses; `nil` if the document names none.
    var produces: [String]?
    /// Where the service can be reached; the preferred place is the first.
    var servers: [Server] = []
}
