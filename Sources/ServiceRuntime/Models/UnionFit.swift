/// How well an alternative of a union fits what there is to read.
struct UnionFit {
    /// How many members that the alternative has there were, their members' members included.
    var members = 0
    /// How many of the values that were read their enumerations do not know.
    var unknownValues = 0

    /// Whether it fits better than another: by more members, or else by fewer unknown values.
    func isBetter(than other: UnionFit) -> Bool {
        (members, other.unknownValues) > (other.members, unknownValues)
    }

    static func += (left: inout UnionFit, right: UnionFit) {
        left.members += right.members
        left.unknownValues += right.unknownValues
    }

    static func - (left: UnionFit, right: UnionFit) -> UnionFit {
        UnionFit(members: left.members - right.members, unknownValues: left.unknownValues - right.unknownValues)
    }
}
