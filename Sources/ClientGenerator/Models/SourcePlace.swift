import ServiceDescription

/// The place of a declaration in a description, which identifies it.
struct SourcePlace: Hashable {
    private let line: Int
    private let column: Int
    private let file: String

    /// The place of a schema.
    init(of schema: Schema) {
        (line, column, file) = (schema.mark.line, schema.mark.column, schema.mark.file.path)
    }

    /// The place of a member.
    init(of property: Property) {
        (line, column, file) = (property.mark.line, property.mark.column, property.mark.file.path)
    }

    /// Whether it is the better one of two places for what encloses a third: that which comes last, but not after it.
    func isNearer(than other: SourcePlace, before end: SourcePlace) -> Bool {
        let (isBefore, isOtherBefore) = (isBefore(end), other.isBefore(end))
        return isBefore == isOtherBefore ? other.isBefore(self) && other != self : isBefore
    }

    /// Lines and columns tell nearly all places apart; hashing the paths, too, costs more than the few that they do not.
    func hash(into hasher: inout Hasher) {
        hasher.combine(line)
        hasher.combine(column)
    }

    private func isBefore(_ other: SourcePlace) -> Bool {
        file == other.file && (line, column) <= (other.line, other.column)
    }
}
