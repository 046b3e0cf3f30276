extension ModelReader {
    /// An object whose members a model has as its own.
    struct Container {
        let name: StaticString
        /// Where the object is that it stands in; `nil` if it is not there.
        let outer: Int?
        /// Where it is itself.
        let place: Int?
        /// Whether it is missing, or something that it stands in.
        var isAbsent: Bool { outer == nil }
    }

    // MARK: Members of objects within

    /// Goes into the object of a name, whose members the model has as its own. What is read from here on are its members,
    /// until ``leaveObject()`` is called.
    ///
    /// - Throws: ``ModelReadingError`` if the member is missing, or no object.
    public func enterObject(_ name: StaticString) throws {
        try check()
        let outer = try enter(name)
        membersFound += 1
        containers.append(Container(name: name, outer: outer, place: format.place))
    }

    /// Goes into the object of a name, whose members the model has as its own. If it is missing or `null`, so are its
    /// members.
    public func enterObjectIfPresent(_ name: StaticString) {
        var outer: Int?
        if problem == nil, containers.last?.isAbsent != true {
            do {
                outer = try enterIfPresent(name)
                if outer != nil { membersFound += 1 }
            } catch {
                problem = error
            }
        }
        containers.append(Container(name: name, outer: outer, place: outer == nil ? nil : format.place))
    }

    /// Goes back to the object in which the one stands that was entered last.
    public func leaveObject() {
        if let outer = containers.popLast()?.outer { format.leaveMember(of: outer) }
    }

    /// Goes back from what a model entered and did not leave, because it could not be read.
    func leaveObjects(to depth: Int) {
        guard containers.count > depth else { return }
        if let outer = containers[depth...].lazy.compactMap(\.outer).first { format.leaveMember(of: outer) }
        containers.removeSubrange(depth...)
    }

    /// An error of a member as it is seen from the model that has the member, which may stand in an object within.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - object: Where the object is that the member stands in.
    func seenFromModel(_ error: any Error, in object: Int?) -> any Error {
        guard !containers.isEmpty, var located = error as? ModelReadingError, var object else { return error }
        for container in containers.reversed() where container.place == object {
            located = located.inMember("\(container.name)")
            guard let outer = container.outer else { break }
            object = outer
        }
        return located
    }
}
