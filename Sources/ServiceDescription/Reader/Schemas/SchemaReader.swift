import YAML

/// Reads schemas, and knows which of them have names.
///
/// It takes the node of a schema and returns a ``Schema``. A named schema is read when it is first needed, so reading one
/// schema may read others; references become offsets in ``table``.
struct SchemaReader {
    /// The document that the schemas are in.
    var source: DescriptionSource
    /// The named schemas, and how far each of them is read.
    var table: SchemaTable
    /// Whether an object of which nothing is said means any value, as tools for .NET write the class `object` in Swagger 2.0.
    let describesAnythingAsObject: Bool
    /// Names that several schemas of other files would have, so that none of them gets one.
    let ambiguousNames: Set<String>
    /// Whether an error leaves schemas without an end, such as references in a circle, so that no other stage may walk
    /// through them.
    var isEndless = false
    /// The schemas that are references in a circle, or lead to one, in the order of the table.
    var withoutEnd: [Int] = []
    /// The current position in the nesting of schemas.
    var position = SchemaPosition()
    /// The schema being read that kept a composition from being read.
    var blocker: Int?
    /// Where schemas of other files lead that are only references, by their places.
    var foreignTargets: [Mark: ReferenceTarget] = [:]
    /// Whether schemas distinguish their subtypes, by the places of those that were asked about.
    var knownBases: [Mark: Bool] = [:]
    /// The places of schemas composed of one other schema alone that a choice tells apart from their like.
    var alternativesApart: Set<Mark> = []
    /// The choices whose discriminators name schemas for values, by the places of the discriminators.
    var toldUnions: [Mark: UnionSchema] = [:]
    /// The schemas that named schemas repeat to allow `null`, by the indices of the latter.
    var nullableTwins: [Int: Schema.Reference] = [:]
    /// The places of required names that a schema does not declare, but one composed of it does.
    var honoredRequirements: Set<Mark> = []

    /// - Parameters:
    ///   - source: The document that the schemas are in.
    ///   - names: The names of the schemas that newer versions of the service have.
    ///   - ambiguousNames: Names that several schemas of other files would have.
    ///   - describesAnythingAsObject: Whether an object of which nothing is said means any value.
    init(
        source: DescriptionSource,
        names: [String] = [],
        ambiguousNames: Set<String> = [],
        describesAnythingAsObject: Bool = false
    ) {
        self.source = source
        self.ambiguousNames = ambiguousNames
        table = SchemaTable(names: names, at: source.root.mark)
        self.describesAnythingAsObject = describesAnythingAsObject
    }

    /// The version of the format that the document is written in.
    var version: DocumentVersion { source.version }
}
