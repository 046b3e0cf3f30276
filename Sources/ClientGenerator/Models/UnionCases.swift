import ServiceDescription

/// The cases of a union, one for each type of its alternatives.
struct UnionCases {
    /// The cases.
    private(set) var declared: [UnionDeclaration.Case] = []
    /// Whether anything at all is among the alternatives.
    private var allowsAnything = false
    private var scope = NameScope(reserved: ReservedNames.membersOfUnions)
    /// Where the case of each type is.
    private var offsets: [SwiftType: Int] = [:]

    /// The type of all alternatives, if it is one.
    var only: SwiftType? {
        if declared.isEmpty { return .json }
        return declared.count == 1 && !allowsAnything ? declared[0].type : nil
    }

    /// Adds an alternative: to the case of its type, if there is one.
    ///
    /// - Parameters:
    ///   - alternative: The alternative.
    ///   - type: Its type.
    ///   - names: The names that its case may have.
    ///   - text: What is said of it.
    mutating func add(
        _ alternative: Union.Alternative,
        type: SwiftType,
        called names: UnionCaseNames,
        _ text: Documentation
    ) {
        if type == .json {
            allowsAnything = true
        } else if let known = offsets[type] {
            declared[known].discriminatorValues += alternative.discriminatorValues.filter {
                !declared[known].discriminatorValues.contains($0)
            }
            declared[known].isDefault = declared[known].isDefault || alternative.isDefault
        } else {
            offsets[type] = declared.count
            declared.append(
                UnionDeclaration.Case(
                    name: scope.claim(firstOf: names.candidates),
                    longName: names.long,
                    type: type,
                    discriminatorValues: alternative.discriminatorValues,
                    documentation: text,
                    isDefault: alternative.isDefault,
                    isWithoutDiscriminator: alternative.isWithoutDiscriminator
                )
            )
        }
    }
}
