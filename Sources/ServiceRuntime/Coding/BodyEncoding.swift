/// How a value is written as a body, beyond its media type.
struct BodyEncoding: Sendable {
    /// How dates, bytes and numbers are written where the value does not say so itself.
    var coding = ValueCoding.default
    /// Whether members are written to which only the service gives values. Requests and forms never have them.
    var writesReadOnlyMembers = false
    /// How the members of a form are written where that is not the default, by their names. That of the elements of an array is
    /// empty, and that of one of them the number of its place, from 0.
    var fields: [String: FieldEncoding] = [:]
    /// How the value is written in XML, if it does not say so itself.
    var root: XMLMember?
}
