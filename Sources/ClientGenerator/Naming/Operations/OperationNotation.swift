import ServiceDescription

/// What an operation can be called after, as the description has it. It is found once, because the operation's method and its types are
/// both called after it.
struct OperationNotation {
    /// The operation.
    let operation: Operation
    /// The operation that this one was a part of; itself if it has not been divided.
    let whole: Operation
    /// What the identifier of a part has behind that of the whole.
    let suffix: String?
    /// The group and the name in the identifier, if it has both.
    let divided: DividedIdentifier?
    /// The resource in the identifier of the whole, if it names one of JSON:API.
    let resource: ResourceIdentifier?
    /// The things in the identifier of the whole, if it names some within each other.
    let nested: NestedIdentifier?
    /// The identifier of the whole without what frameworks add.
    let identifier: BareIdentifier
    /// The names of the whole by its route, if nothing else names it.
    let route: RouteNames?

    /// What an operation can be called after.
    init(_ operation: Operation) {
        self.operation = operation
        let (whole, suffix) = operation.undivided ?? (operation, nil)
        (self.whole, self.suffix) = (whole, suffix)
        divided = DividedIdentifier(operation)
        resource = ResourceIdentifier(whole)
        nested = resource == nil ? NestedIdentifier(whole) : nil
        identifier = BareIdentifier(whole)
        let isNamed = resource != nil || nested?.typeNames != nil
        route = isNamed ? nil : RouteNames(whole)
    }
}

extension Operation {
    /// The operation that has been divided into one that answers as a whole and this one, and what its identifier lacks of this
    /// one's.
    fileprivate var undivided: (operation: Operation, suffix: String?)? {
        guard let origin, identifier.hasPrefix(origin) else { return nil }
        var whole = self
        (whole.identifier, whole.origin) = (origin, nil)
        return (whole, String(identifier.dropFirst(origin.count)))
    }
}
