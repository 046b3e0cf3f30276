import ClientConfiguration
import ServiceDescription

/// Names the parameters and bodies of operations.
struct ParameterNames {
    private let configured: LocatedNames
    private let valueNames: ValueNames

    /// Names parameters and bodies.
    ///
    /// - Parameters:
    ///   - rename: The names that a user wants.
    ///   - valueNames: The names in Swift of most of them.
    init(_ rename: ClientConfiguration.Rename, _ valueNames: ValueNames) {
        configured = rename[.parameters]
        self.valueNames = valueNames
    }

    /// The names that will do for a parameter.
    func wanted(for parameter: Parameter, of operation: Operation) -> WantedName {
        if let name = configured.name(of: parameter.name, in: operation.identifiers) {
            return WantedName(parameter.name, chosen: SwiftName.escaped(name))
        }
        let name = valueNames.name(of: parameter.clientName ?? ComparedName.spelledOut(parameter))
        let location = parameter.location.rawValue
        let longer = SwiftName.unescaped(name) + location.prefix(1).uppercased() + location.dropFirst()
        return WantedName(parameter.name, firstOf: [name, longer])
    }

    /// The names that will do for the body of an operation.
    func wanted(for body: RequestBody, of operation: Operation) -> WantedName {
        if let name = configured.name(of: "body", ownedBy: operation.identifiers) {
            return WantedName("body", chosen: SwiftName.escaped(name))
        }
        let name = operation.hasBodyOfItsName ? "body" : SwiftName.value(body.name ?? "body")
        return WantedName("body", firstOf: [name, SwiftName.unescaped(name) + "Body"])
    }
}

extension Operation {
    /// The names under which the configuration may know the operation: its own, and that of the operation that was split into two.
    package var identifiers: [String?] { [self.identifier, self.undividedIdentifier] }

    /// Whether the parameter for the body has the operation's name, which says what is done, and not with what, or this with a word
    /// for bodies, as Magento writes `PostV1ProductsBody`. One word may say both: `note`.
    fileprivate var hasBodyOfItsName: Bool {
        guard self.hasOwnIdentifier, let name = self.body?.name else { return false }
        let isOfOperation = [self.identifier, self.undividedIdentifier].contains { own in
            guard let own, name.hasPrefix(own) else { return false }
            return ["", "body", "dto", "payload", "request"].contains(name.dropFirst(own.count).lowercased())
        }
        return isOfOperation && Words(name).words.count > 1
    }
}
