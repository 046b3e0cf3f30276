import ServiceDescription

/// What an operation can be called after, as the description has it. It is found once, because the operation's method and its types are
/// both called after it.
struct OperationNotation {
    /// The operation.
    let operation: Operation
    /// The operation that this one was divided from, or this one itself. The identifier does not end in *Async*, which says
    /// nothing about what the operation does (G052).
    let whole: Operation
    /// The identifier of the whole as the description has it.
    let describedIdentifier: String
    /// What the identifier of a part has behind that of the whole.
    let suffix: String?
    /// The group and the name in the identifier, if it has both.
    let divided: DividedIdentifier?
    /// Whether the identifier of the whole ends with a hash, which its name is without.
    let hasHash: Bool
    /// The name of the whole, if its identifier names a resource of JSON:API.
    let resource: String?
    /// The things in the identifier of the whole, if it names some within each other.
    let nested: NestedIdentifier?
    /// The identifier of the whole without what frameworks add.
    let identifier: BareIdentifier
    /// The names of the whole by its route, if nothing else names it.
    let route: RouteNames?
    /// The names of the whole by its route behind what is done, if a framework put a function that says no more before it: *list pets* of
    /// FastAPI's `list_pets_get`.
    let functionRoute: RouteNames?

    /// The group that the operation itself names.
    var namedGroup: String? { operation.clientGroup ?? divided.map { String($0.group) } }

    /// What an operation can be called after.
    init(_ operation: Operation) {
        self.operation = operation
        var (whole, suffix) = operation.undivided ?? (operation, nil)
        describedIdentifier = whole.identifier
        whole.identifier = whole.identifierWithoutHash
        hasHash = whole.identifier != describedIdentifier
        whole.identifier = whole.identifierWithoutAsync
        (self.whole, self.suffix) = (whole, suffix)
        var part = operation
        part.identifier = whole.identifier + (suffix ?? "")
        divided = DividedIdentifier(part)
        resource = ResourceIdentifier.name(whole)
        nested = resource == nil ? NestedIdentifier(whole) : nil
        identifier = BareIdentifier(whole)
        let isNamed = resource != nil || nested?.typeNames != nil
        route = isNamed ? nil : RouteNames(whole)
        if let verb = FunctionNames.verbBeforeRoute(whole), verb.function == identifier.name {
            functionRoute = RouteNames(whole, verb: verb.words, isOfFunction: true)
        } else {
            functionRoute = nil
        }
    }
}

extension Operation {
    /// The identifier without the hash by which Microsoft's converter of OData tells functions of one name apart, and the numbers of
    /// items: `me.delta` for `me.delta-fa14` of `/me/delta(token='{token}')`, and `me.pets.GetCount` for `me.pets.GetCount-dd8d` of
    /// `/me/pets/$count`.
    fileprivate var identifierWithoutHash: String {
        let hash = self.identifier.suffix(5)
        guard self.path.hasSuffix(")") || self.path.hasSuffix("/$count"), hash.count == 5, hash.first == "-",
            hash.dropFirst().allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
            self.identifier.utf8.contains(UInt8(ascii: "."))
        else { return self.identifier }
        return String(self.identifier.dropLast(5))
    }

    /// The identifier that its author chose without *Async* as its last word: `getItem` for `getItemAsync` and `getItem_async`. In one
    /// that is made of the path, the word names something of the service.
    fileprivate var identifierWithoutAsync: String {
        let suffix = "async"
        guard self.hasOwnIdentifier,
            self.identifier.utf8.suffix(suffix.utf8.count).map({ $0 | 0x20 }) == Array(suffix.utf8),
            Words(self.identifier).words.last?.lowercased() == suffix
        else { return self.identifier }
        let rest = self.identifier.dropLast(suffix.count)
        return rest.lastIndex { $0.isLetter || $0.isNumber }.map { String(rest[...$0]) } ?? self.identifier
    }

    /// The operation from which this one was divided, and the suffix that this one's identifier has in addition.
    fileprivate var undivided: (operation: Operation, suffix: String?)? {
        guard let undividedIdentifier = self.undividedIdentifier, self.identifier.hasPrefix(undividedIdentifier) else {
            return nil
        }
        var whole = self
        (whole.identifier, whole.undividedIdentifier) = (undividedIdentifier, nil)
        return (whole, String(self.identifier.dropFirst(undividedIdentifier.count)))
    }
}
