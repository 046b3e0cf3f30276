extension ModelReader {
    /// An object whose members are members of the model.
    struct Container {
        let name: MemberName
        /// The place of the enclosing object, or `nil` if that is missing.
        let outer: Int?
        /// The place of the container itself.
        let place: Int?
        /// Whether the object or an enclosing one is missing.
        var isAbsent: Bool { outer == nil }
    }

    // MARK: Members of objects within

    /// Enters an object whose members the model has as its own. From then on, the model reads the members of this
    /// object, until it calls ``leaveObject()``.
    ///
    /// - Throws: ``ModelReadingError`` if the member is missing, or not an object.
    public func enterObject(_ name: MemberName) throws {
        try check()
        let outer = try enter(name)
        fit.members += 1
        containers.append(Container(name: name, outer: outer, place: format.place))
    }

    /// Enters an object, as ``enterObject(_:)`` does. If the object is missing or `null`, its members count as missing.
    public func enterObjectIfPresent(_ name: MemberName) {
        var outer: Int?
        if problem == nil, containers.last?.isAbsent != true {
            do {
                outer = try enterIfPresent(name)
                if outer != nil { fit.members += 1 }
            } catch {
                problem = error
            }
        }
        containers.append(Container(name: name, outer: outer, place: outer == nil ? nil : format.place))
    }

    /// Leaves the object that was entered last.
    public func leaveObject() {
        if let outer = containers.popLast()?.outer { format.leaveMember(of: outer) }
    }

    /// Leaves what a model entered and did not leave, because it could not be read to its end.
    ///
    /// - Parameter depth: How many objects had been entered before.
    func leaveObjects(to depth: Int) {
        guard containers.count > depth else { return }
        if let outer = containers[depth...].lazy.compactMap(\.outer).first { format.leaveMember(of: outer) }
        containers.removeSubrange(depth...)
    }

    /// Returns an error of a member, with the path from the model, which may lead through inner objects.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - object: The place of the enclosing object.
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
