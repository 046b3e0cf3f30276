/// An object that speaks of a failure.
struct FailureObject {
    /// The members that hold the failure: of most services, and of Apigee.
    private static let wrappers = ["error", "fault"]

    /// Its members.
    let members: [String: JSONValue]

    /// Creates an object with the given members.
    init(_ members: [String: JSONValue]) { self.members = members }

    /// A member. In XML, the names mostly begin with a capital letter.
    subscript(name: String) -> JSONValue? {
        members[name] ?? members[name.prefix(1).uppercased() + name.dropFirst()]
    }

    /// The objects in it that hold the failure.
    var failures: [FailureObject] { Self.wrappers.compactMap { self[$0]?.members.map(FailureObject.init) } }

    /// What is wrong, one by one: the elements of `errors` or, as in XML of EC2, what its member `error` is.
    var errors: [JSONValue] {
        guard let errors = self["errors"] else { return [] }
        guard let members = errors.members else { return errors.elements ?? [] }
        return FailureObject(members)["error"].map { $0.elements ?? [$0] } ?? []
    }
}
