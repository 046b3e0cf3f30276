/// A rule for descriptions, named after the guideline that requires it.
enum LintRule: String, CaseIterable, Sendable {
    /// Operations begin with the usual verbs.
    case verbs = "G046"
    /// Members are not called by words that languages reserve.
    case reservedWords = "G062"
    /// Numbers say their unit.
    case units = "G067"
    /// Collections say how their pages follow each other.
    case paging = "G073"
    /// Only what never grows is a frozen enumeration.
    case frozenEnumerations = "G090"
    /// Everything that callers see is described.
    case documentation = "G155"
    /// What changes a part says so (RFC 7396): no guideline asks for it.
    case mergePatches = "RFC7396"

    /// What the rule asks for, in a few words.
    var summary: String {
        switch self {
        case .verbs: "operations begin with the usual verbs"
        case .reservedWords: "members are not called by reserved words"
        case .units: "numbers say their unit"
        case .paging: "collections say how their pages follow each other"
        case .frozenEnumerations: "only what never grows is a frozen enumeration"
        case .documentation: "operations and parameters are described"
        case .mergePatches: "bodies that are merge patches say so"
        }
    }
}
