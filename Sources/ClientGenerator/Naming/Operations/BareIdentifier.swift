import ServiceDescription

/// The identifier of an operation without what frameworks put before and behind its name: the service, the word for a class, the
/// module, the method or the path.
struct BareIdentifier {
    /// The name, with that of the class or the tag that it is in: `Pet_rename`.
    let name: String
    /// The name among those of its group: without the class, which says the same.
    let nameInGroup: String

    /// What is left of the identifier of an operation.
    init(_ operation: Operation) {
        let identifier = operation.identifier
        // Nothing is put around what is made of the method and the path.
        guard operation.hasOwnIdentifier else {
            (name, nameInGroup) = (identifier, identifier)
            return
        }
        let qualified = QualifiedName(operation)
        let controller = DividedIdentifier(controllerIn: identifier)
        name =
            operation.behindService.map { String($0.name) } ?? qualified.map { $0.owner + "_" + $0.function }
            ?? controller.map { GroupName.text(of: String($0.group)) + "_" + $0.name } ?? FunctionNames.name(operation)
            ?? identifier
        nameInGroup = qualified?.function ?? name
    }
}

extension Operation {
    /// The service and what follows it in an identifier, if that begins with the tag, which is how Google's read: `calendar` and
    /// `events.list` for `calendar.events.list` with the tag `events`; `nil` for any other.
    var behindService: (service: Substring, name: Substring)? {
        guard self.hasOwnIdentifier, self.identifier.utf8.contains(UInt8(ascii: ".")), let tag = self.tags.first else {
            return nil
        }
        let parts = self.identifier.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[1] == tag, !parts[0].isEmpty, !parts[2].isEmpty else { return nil }
        return (parts[0], self.identifier[parts[1].startIndex...])
    }
}
