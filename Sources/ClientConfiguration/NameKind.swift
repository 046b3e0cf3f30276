/// The use of a name in the configuration, which determines the requirements on it.
enum NameKind {
    case module, type, typePrefix, typeReference, member

    /// Whether a text is such a name.
    func allows(_ text: String) -> Bool {
        switch self {
        case .module: SwiftIdentifier.isModuleName(text)
        case .type: SwiftIdentifier.isTypeName(text)
        case .typePrefix: text.isEmpty || SwiftIdentifier.isTypeName(text)
        case .typeReference: SwiftIdentifier.isTypeReference(text)
        case .member: SwiftIdentifier.isIdentifier(text)
        }
    }

    /// What such a name is, in words.
    var requirement: String {
        switch self {
        case .module:
            "the name of a Swift module: letters, digits and '_', not beginning with a digit, no reserved word"
        case .type: "the name of a Swift type: letters, digits and '_', beginning with an upper-case letter"
        case .typePrefix: "what names of Swift types begin with, such as 'Billing', or '\"\"' for nothing"
        case .typeReference: "the name of a Swift type, such as 'Decimal' or 'Foundation.Decimal'"
        case .member: "a Swift identifier: letters, digits and '_', not beginning with a digit"
        }
    }
}
