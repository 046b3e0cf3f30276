/// What was read for a union while another one around it was tried, so that no place of a body is read for the same
/// union twice: what a response costs grows with its length, and not with its nesting.
struct UnionMemory {
    /// A union at a place of the body.
    struct Key: Hashable {
        let union: ObjectIdentifier
        let place: Int
        let coding: ValueCoding
    }

    /// How many alternatives are being tried, one inside the other.
    var attempts = 0
    /// The place that the innermost of them is for.
    var place: Int?
    /// The unions that were read inside of alternatives that are being tried, and how well they fitted.
    var unions: [Key: (union: any UnionModel, fit: UnionFit)] = [:]
}

extension ModelReader {
    /// The text of the member that distinguishes the alternatives of a union, whether text, a number or a Boolean, or
    /// `nil` if the value has no such member.
    public func readTag(_ name: MemberName) -> String? {
        do {
            guard let object = try format.enterMemberIfPresent(name) else { return nil }
            defer { format.leaveMember(of: object) }
            return try format.readJSONValue().scalarText
        } catch {
            // A value without members has no tag.
            return nil
        }
    }

    /// The value, or `nil` if it is of another type.
    func readIfPossible<Value: ModelValue>() -> Value? {
        let outerPlace = unionMemory.place
        unionMemory.attempts += 1
        unionMemory.place = format.place
        defer {
            unionMemory.attempts -= 1
            unionMemory.place = outerPlace
            if unionMemory.attempts == 0 { unionMemory.unions = [:] }
        }
        let outer = problem
        let depth = containers.count
        problem = nil
        defer {
            problem = outer
            leaveObjects(to: depth)
            format.forgetForm()
        }
        do {
            let value = try Value(reading: self)
            try check()
            return value
        } catch {
            // The error is the reason why the value is another alternative, and is not reported.
            return nil
        }
    }

    // MARK: Memory

    /// Returns the key under which a union at this place is remembered, or `nil` if it will not be read again.
    func unionKey(_ type: Any.Type) -> UnionMemory.Key? {
        guard unionMemory.attempts > 0, let place = format.place else { return nil }
        return UnionMemory.Key(union: ObjectIdentifier(type), place: place, coding: coding)
    }

    /// Whether the value is an object with a member that is not `null`, or text where an object may be.
    var hasContent: Bool {
        if format.isTextOfElement { return true }
        var hasMembers = false
        do {
            try format.readMembers { _ in hasMembers = hasMembers || !format.isNull }
        } catch {
            // It is no object.
            return false
        }
        return hasMembers
    }

    /// Whether an alternative of a union is being tried.
    var isTryingAlternatives: Bool { unionMemory.attempts > 0 }

    /// Whether the value is being tried as an alternative of a union, itself and not a value within it.
    var isAtAlternative: Bool { isTryingAlternatives && unionMemory.place == format.place }

    /// Whether the value is `null` in place of a required collection, and means an empty one. Not while alternatives
    /// are tried, because it does not identify any.
    var hasNullForEmpty: Bool { isNull && !isTryingAlternatives }

    /// The union that was read before; how well it fitted counts once more.
    func knownUnion<Union: UnionModel>(_ key: UnionMemory.Key) -> Union? {
        guard let known = unionMemory.unions[key], let union = known.union as? Union else { return nil }
        fit += known.fit
        return union
    }

    /// Remembers a union.
    func remember(_ union: some UnionModel, fit: UnionFit, for key: UnionMemory.Key) {
        unionMemory.unions[key] = (union, fit)
    }
}
