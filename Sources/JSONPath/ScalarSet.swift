/// The Unicode scalars that match at one position of a pattern.
indirect enum ScalarSet: Sendable {
    /// All but the ends of lines, as `.` has it (RFC 9485, section 5.3).
    case anyInLine
    case scalar(Unicode.Scalar)
    case range(ClosedRange<Unicode.Scalar>)
    case categories(Set<Unicode.GeneralCategory>)
    case union([ScalarSet])
    case not(ScalarSet)

    /// Whether a scalar is one of them.
    func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .anyInLine: scalar != "\n" && scalar != "\r"
        case .scalar(let wanted): scalar == wanted
        case .range(let range): range.contains(scalar)
        case .categories(let categories): categories.contains(scalar.properties.generalCategory)
        case .union(let sets): sets.contains { $0.contains(scalar) }
        case .not(let set): !set.contains(scalar)
        }
    }
}

extension ScalarSet {
    /// With how many others a scalar may have to be compared.
    var comparisons: Int {
        switch self {
        case .anyInLine, .scalar, .range, .categories: 1
        case .union(let sets): sets.reduce(0) { $0 + $1.comparisons }
        case .not(let set): set.comparisons
        }
    }

    /// The categories by the names that `\p{…}` knows (RFC 9485, section 4; Unicode, table 4-4).
    private static let named: [String: Unicode.GeneralCategory] = [
        "Ll": .lowercaseLetter, "Lm": .modifierLetter, "Lo": .otherLetter, "Lt": .titlecaseLetter,
        "Lu": .uppercaseLetter,
        "Mc": .spacingMark, "Me": .enclosingMark, "Mn": .nonspacingMark,
        "Nd": .decimalNumber, "Nl": .letterNumber, "No": .otherNumber,
        "Pc": .connectorPunctuation, "Pd": .dashPunctuation, "Pe": .closePunctuation, "Pf": .finalPunctuation,
        "Pi": .initialPunctuation, "Po": .otherPunctuation, "Ps": .openPunctuation,
        "Zl": .lineSeparator, "Zp": .paragraphSeparator, "Zs": .spaceSeparator,
        "Sc": .currencySymbol, "Sk": .modifierSymbol, "Sm": .mathSymbol, "So": .otherSymbol,
        "Cc": .control, "Cf": .format, "Cn": .unassigned, "Co": .privateUse,
    ]

    /// Returns the scalars of a category, or of all categories with that initial letter, or `nil` if there is no such
    /// category.
    static func categories(named name: String) -> ScalarSet? {
        if let category = named[name] { return .categories([category]) }
        guard name.utf8.count == 1 else { return nil }
        let categories = named.filter { $0.key.hasPrefix(name) }.values
        return categories.isEmpty ? nil : .categories(Set(categories))
    }
}
