/// Numbers that are whole whatever their type is, in descriptions made from languages that have no integers.
extension Schema {
    /// Makes the numbers whole that this describes, itself or as items, unless their default has a fraction. For tsoa, any number is a
    /// `double`.
    mutating func becomeWhole() {
        switch self.shape {
        case .number(format: nil), .number(format: "double"):
            if self.defaultValue.map({ $0.int != nil }) ?? true { self.shape = .integer(format: nil) }
        case .array(var items):
            items.becomeWhole()
            self.shape = .array(items)
        default: break
        }
    }
}

extension String {
    /// Whether a value of this name identifies things, of which none is the 1.5th: `id`, `userIDs`, `user_id`, and not `paid`.
    var namesIdentifier: Bool {
        let name = last == "s" ? dropLast() : self[...]
        guard name.suffix(2).lowercased() == "id" else { return false }
        guard let previous = name.dropLast(2).last, previous.isLetter else { return true }
        return name.hasSuffix("Id") || name.hasSuffix("ID") && previous.isLowercase
    }
}
