import YAML

extension SchemaReader {
    /// The maximum nesting depth of arrays, maps and choices, including references, without a named object in between.
    /// A schema that is written out may lead as deep into others again, and all of that fits on the stack of a program
    /// that is not optimized.
    private static let deepestNesting = SchemaPosition.maximumDepth
    /// The maximum length of a chain of discriminators that distinguish an object from others.
    private static let longestLineage = 32

    /// Reports schemas that are nested too deeply. References allow any depth, and other stages visit all levels.
    ///
    /// The depth starts again at every named object, unless a discriminator distinguishes it from others.
    mutating func reportDeepSchemas() {
        let depths = SchemaDepths(entries: table.entries)
        if let index = depths.firstNested(deeperThan: Self.deepestNesting) {
            reportDeepSchema(
                index,
                "the arrays, maps and choices in '\(table.entries[index].name)' are nested more than "
                    + "\(Self.deepestNesting) levels deep (move an inner schema to a named object)"
            )
        }
        if let index = depths.firstInheriting(moreThan: Self.longestLineage) {
            reportDeepSchema(
                index,
                "'\(table.entries[index].name)' inherits a chain of more than \(Self.longestLineage) discriminators "
                    + "(remove some of them)"
            )
        }
    }

    private mutating func reportDeepSchema(_ index: Int, _ message: String) {
        isEndless = true
        source.diagnostics.error(message, at: table.entries[index].mark)
    }
}
