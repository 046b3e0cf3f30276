/// The use of a name in the configuration, which determines the requirements on it.
enum NameKind {
    case module, type, typePrefix, typeReference, member, productPrefix

    /// Whether a text is such a name.
    func allows(_ text: String) -> Bool {
        switch self {
        case .module: SwiftIdentifier.isModuleName(text)
        case .type: SwiftIdentifier.isTypeName(text)
        case .typePrefix: text.isEmpty || SwiftIdentifier.isTypeName(text)
        case .typeReference: SwiftIdentifier.isTypeReference(text)
        case .member: SwiftIdentifier.isMemberName(text)
        case .productPrefix: text.isEmpty || text.isToken
        }
    }

    /// The requirement on such a name, in words.
    var requirement: String {
        switch self {
        case .module:
            "the name of a Swift module (letters, digits and '_', not starting with a digit, not a reserved word), and "
                + "none that the client imports"
        case .type: "the name of a Swift type (letters, digits and '_', starting with an uppercase letter)"
        case .typePrefix: "a prefix for names of Swift types, such as 'Billing', or '\"\"' for none"
        case .typeReference: "the name of a Swift type, such as 'Decimal' or 'Foundation.Decimal'"
        case .member:
            "a Swift identifier (letters, digits and '_', not starting with a digit) other than "
                + SwiftIdentifier.impossibleMembers.sorted().map { "'\($0)'" }.joined(separator: ", ")
        case .productPrefix: "the beginning of a product's name (letters, digits, '-', '_' and '.'), or '\"\"' for none"
        }
    }
}
