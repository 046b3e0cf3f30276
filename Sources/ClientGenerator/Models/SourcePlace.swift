import ServiceDescription
import YAML

/// The place of a declaration in a description, which identifies it.
struct SourcePlace: Hashable {
    private let mark: Mark
    /// Where the declaration is made of several others, if it is.
    private let composedAt: Mark?

    /// The place of a schema.
    init(of schema: Schema) {
        mark = schema.mark
        composedAt = schema.composedAt
    }

    /// The place of a member.
    init(of property: Property) {
        mark = property.mark
        composedAt = property.schema.composedAt
    }

    /// Whether this is the better of two places that may enclose a third one: the last that does not come after it.
    func isNearer(than other: SourcePlace, before end: SourcePlace) -> Bool {
        let (isBefore, isOtherBefore) = (isBefore(end), other.isBefore(end))
        return isBefore == isOtherBefore ? other.isBefore(self) && other != self : isBefore
    }

    private func isBefore(_ other: SourcePlace) -> Bool {
        let end = other.composedAt ?? other.mark
        return mark.file == end.file && (mark.line, mark.column) <= (end.line, end.column)
    }
}
