/// A rule for descriptions, named after the guideline that requires it.
enum LintRule: String, CaseIterable, Sendable {
    /// Operations begin with the usual verbs.
    case verbs = "G046"
    /// Members are not named after reserved words.
    case reservedWords = "G062"
    /// Numbers say their unit.
    case units = "G067"
    /// Lists are collections, which say how their pages follow each other.
    case paging = "G073"
    /// Only enumerations that never grow are frozen.
    case frozenEnumerations = "G090"
    /// Everything that callers see is described.
    case documentation = "G155"
    /// Bodies that change part of a resource are declared as merge patches (RFC 7396). No guideline requires this.
    case mergePatches = "RFC7396"
    /// Bodies with required members are required themselves (OpenAPI, "Request Body Object"). No guideline requires this.
    case requiredBodies = "RequestBody"

    /// The requirement of the rule, in a few words.
    var summary: String {
        switch self {
        case .verbs: "names of operations start with the standard verbs"
        case .reservedWords: "names of properties are not reserved words"
        case .units: "names of numbers include their unit"
        case .paging: "lists are collections, and say how to request the next page"
        case .frozenEnumerations: "only enumerations that never grow are frozen"
        case .documentation: "operations and parameters have descriptions"
        case .mergePatches: "merge patches are described as such"
        case .requiredBodies: "bodies with required members are required"
        }
    }
}
