import ServiceDescription

/// An identifier that is the name of a function and of the class that it is in, as frameworks write it for operations to which nobody
/// gave one: Phoenix's `ShopWeb.PetController.index`, Connexion's `shop.pet_controller.search`, Atlassian's
/// `com.shop.rest.PetResource.rename` and Laravel's `Shop\PetController::index`. Python's modules may be in the place of classes:
/// `shop.api.pets.find_all`.
struct QualifiedName {
    /// The class without the word for what frameworks call it: `Pet`.
    let owner: Substring
    /// The function.
    let function: String

    /// The name of what an operation does; `nil` if its identifier, which is its author's, is none of these.
    init?(_ operation: Operation) {
        guard operation.identifier.utf8.contains(where: Self.isSeparator) else { return nil }
        let parts = operation.identifier.split { $0.utf8.count == 1 && $0.utf8.allSatisfy(Self.isSeparator) }
        // A number counts operations, and is the name of none.
        guard parts.count > 1, parts[parts.count - 1].utf8.first?.isDigit == false,
            let owner = Self.owner(parts[parts.count - 2]) ?? Self.module(parts)
        else { return nil }
        self.owner = owner
        function = String(parts[parts.count - 1])
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "\\"): true
        default: false
        }
    }

    /// What the name of a class says besides that it is one: `pet` of `pet_controller`. Things may be called like some of these
    /// words, `compute.httpRoutes.list`, but not with a capital at their beginning.
    private static func owner(_ name: Substring) -> Substring? {
        let words = Words(String(name)).words
        guard words.count > 1, let kind = words.last else { return nil }
        let isClass =
            ["controller", "resource", "handler", "viewset"].contains(kind.lowercased())
            || name.first?.isUppercase == true
                && ["Api", "API", "Endpoint", "Service", "View", "Routes"].contains(kind)
        let owner = name.dropLast(kind.count)
        guard isClass, let last = owner.lastIndex(where: { $0 != "_" && $0 != "-" }) else { return nil }
        return owner[...last]
    }

    /// What a function of Python is in, if it is in a package, too, and is spelled as in Python, or if the package is called after
    /// what frameworks find there.
    private static func module(_ parts: [Substring]) -> Substring? {
        guard parts.count > 2, let function = parts.last, parts.allSatisfy({ $0.utf8.allSatisfy(isOfPython) }) else {
            return nil
        }
        let isInSnakeCase = function.utf8.contains(UInt8(ascii: "_")) && !function.utf8.contains(where: \.isCapital)
        let isInPackage = parts.dropLast(2).contains {
            ["controllers", "endpoints", "handlers", "routers"].contains($0)
        }
        let owner = parts[parts.count - 2]
        let isName = !FunctionNames.modules.contains(String(owner)) && !owner.isVersion
        return isName && (isInSnakeCase || isInPackage) ? owner : nil
    }

    private static func isOfPython(_ byte: UInt8) -> Bool { byte.isPartOfWord || byte == UInt8(ascii: "_") }
}
