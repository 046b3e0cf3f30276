extension ModelReader {
    /// An object whose members a model has as its own.
    struct Container {
        let name: StaticString
        /// The place of the object that it stands in; `nil` if it is missing itself.
        let outer: Int?
        /// Its own place.
        let place: Int?
        /// Whether it is missing, or one of those that it stands in.
        var isAbsent: Bool { outer == nil }
    }

    // MARK: Members of objects within

    /// Enters an object whose members the model has as its own. From then on, the model reads the members of this
    /// object, until it calls ``leaveObject()``.
    ///
    /// - Throws: ``ModelReadingError`` if the member is missing, or not an object.
    public func enterObject(_ name: StaticString) throws {
        try check()
        let outer = try enter(name)
        fit.members += 1
        containers.append(Container(name: name, outer: outer, place: format.place))
    }

    /// Enters an object, as ``enterObject(_:)`` does. If the object is missing or `null`, its members count as missing.
    public func enterObjectIfPresent(_ name: StaticString) {
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

    /// An error of a member, with the path to it from the model, which may lead through objects within.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - object: The place of the object that the member stands in.
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
