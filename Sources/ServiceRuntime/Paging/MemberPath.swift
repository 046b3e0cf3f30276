/// The way to a member: names with dots between them, which may have dots of their own, as `@odata.nextLink` has.
struct MemberPath: Sendable, Hashable {
    /// A member on the way, and what is left of the path behind it: nothing where the member is the one that is meant.
    typealias Step = (name: String, rest: MemberPath?)

    /// The path, as it is written.
    let text: String

    /// The path that a text is.
    init(_ text: String) { self.text = text }

    /// What is left of the path inside a member, or `nil` if it does not lead there.
    func rest(inside name: String) -> MemberPath? {
        text.hasPrefix("\(name).") ? MemberPath(String(text.dropFirst(name.count + 1))) : nil
    }

    /// The ways on from an object: the member that has all of the path as its name, and those with a part of it, the longest first.
    ///
    /// - Parameter names: The names of the object's members.
    func steps(among names: some Sequence<String>) -> [Step] {
        names.compactMap { name -> Step? in
            if name == text { return (name, nil) }
            return rest(inside: name).map { (name, $0) }
        }
        .sorted { $0.name.utf8.count > $1.name.utf8.count }
    }

    /// The way on from an object that has no member on it: the name ends at the first dot.
    var firstStep: Step {
        let name = String(text.prefix { $0 != "." })
        return (name, rest(inside: name))
    }
}

extension JSONValue {
    /// The text or the number of the member that a path leads to.
    func text(at path: MemberPath) -> String? {
        guard let members else { return nil }
        return path.steps(among: members.keys).lazy.compactMap { name, rest in
            let member = members[name]
            return rest.map { member?.text(at: $0) } ?? member?.string ?? member?.int.map(String.init)
        }.first
    }

    /// The value with another value of the member that a path leads to. Where there is no object on the way, there is one then.
    func setting(_ path: MemberPath, to value: JSONValue) -> JSONValue {
        var members = members ?? [:]
        let (name, rest) = path.steps(among: members.keys).first ?? path.firstStep
        members[name] = rest.map { (members[name] ?? .null).setting($0, to: value) } ?? value
        return .object(members)
    }
}
