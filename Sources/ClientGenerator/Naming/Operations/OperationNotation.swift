import ServiceDescription

/// What an operation can be called after, as the description has it. It is found once, because the operation's method and its types are
/// both called after it.
struct OperationNotation {
    /// The operation.
    let operation: Operation
    /// The operation that this one was divided from, or this one itself. The identifier does not end in *Async*, which says
    /// nothing about what the operation does (G052), and does not begin with the version of the path.
    let whole: Operation
    /// The identifier of the whole as the description has it.
    let describedIdentifier: String
    /// Whether the version of the path is left out of the identifier, so that operations of several versions have the same.
    let isVersioned: Bool
    /// What the identifier of a part has behind that of the whole.
    let suffix: String?
    /// The group and the name in the identifier, if it has both.
    let divided: DividedIdentifier?
    /// What the identifier ends with as the path does, behind a number sign.
    let fragment: String?
    /// Whether the identifier of the whole ends with a hash, which its name is without.
    let hasHash: Bool
    /// The name of the whole, if its identifier names a resource of JSON:API.
    let resource: String?
    /// The things in the identifier of the whole, if it names some within each other.
    let nested: NestedIdentifier?
    /// The identifier of the whole without what frameworks add.
    let identifier: BareIdentifier
    /// The words of that identifier, if only the path divides it.
    private let wordsByPath: [String]?
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
        let named = whole.identifierWithoutVersion
        isVersioned = named != whole.identifier
        whole.identifier = named
        (self.whole, self.suffix) = (whole, suffix)
        var part = operation
        part.identifier = whole.identifier + (suffix ?? "")
        fragment = whole.sharedFragment
        divided = fragment == nil ? DividedIdentifier(part) : nil
        resource = ResourceIdentifier.name(whole)
        nested = resource == nil ? NestedIdentifier(whole) : nil
        identifier = BareIdentifier(whole)
        wordsByPath = UndividedIdentifiers.words(identifier.whole, of: whole)
        let isNamed = resource != nil || nested?.typeNames != nil
        route = isNamed ? nil : RouteNames(whole)
        if let verb = FunctionNames.verbBeforeRoute(whole), verb.function == identifier.whole {
            functionRoute = RouteNames(whole, verb: verb.words, isOfFunction: true)
        } else {
            functionRoute = nil
        }
    }

    /// The words of a name, if only the path divides it. The name is nearly always that of the whole.
    func wordsByPath(_ name: String) -> [String]? {
        name == identifier.whole ? wordsByPath : UndividedIdentifiers.words(name, of: whole)
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

    /// The identifier without the version of its path at its beginning, or behind the method: `list-pets` for `v1-list-pets` of
    /// `GET /v1/pets`, and `get-pets` for `get-v1-pets` of `GET /v1/all-pets`.
    fileprivate var identifierWithoutVersion: String {
        guard self.hasOwnIdentifier else { return self.identifier }
        let verb = self.method.lowercased() + "-"
        if self.identifier.hasPrefix(verb) {
            // What consists of the method and the path alone is left as it is.
            guard let name = withoutVersion(self.identifier.dropFirst(verb.count)), MethodAndPath.verb(of: self) == nil
            else { return self.identifier }
            return verb + name
        }
        return withoutVersion(self.identifier[...]).map(String.init) ?? self.identifier
    }

    /// What follows the version of the path at the beginning of an identifier; `nil` if it begins with something else. A name with a
    /// capital may be that of a group, `V1_Pets`, or of a thing.
    private func withoutVersion(_ identifier: Substring) -> Substring? {
        guard let initial = identifier.utf8.first, initial | 0x20 == UInt8(ascii: "v"),
            let version = self.path.split(separator: "/").first(where: \.isMarkedVersion)?.lowercased(),
            identifier.prefix(version.count).lowercased() == version
        else { return nil }
        let rest = identifier.dropFirst(version.count)
        let name = rest.drop { "-_".contains($0) }
        guard let mark = rest.first, let first = name.first else { return nil }
        let isName =
            switch mark {
            case "-": first.isLetter
            case "_": first.isLowercase
            default: first.isUppercase && !rest.contains("_") && Verbs.contains(Words(String(name)).words.first)
            }
        return isName ? name : nil
    }

    /// The end of the identifier and of the path behind a number sign, with which Box tells apart what is done with one thing:
    /// `get_shared_link` of `get_files_id#get_shared_link` and `/files/{file_id}#get_shared_link`.
    fileprivate var sharedFragment: String? {
        guard self.hasOwnIdentifier, let sign = self.path.utf8.firstIndex(of: UInt8(ascii: "#")),
            self.identifier.hasSuffix(self.path[sign...])
        else { return nil }
        let fragment = self.path[sign...].dropFirst()
        return fragment.contains(where: \.isLetter) ? String(fragment) : nil
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
