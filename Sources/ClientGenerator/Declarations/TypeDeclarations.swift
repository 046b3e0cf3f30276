/// The declarations of a client's data types. Added declarations do not change.
struct TypeDeclarations: Sendable {
    /// The structs.
    private(set) var models: [ModelDeclaration] = []
    /// The unions.
    private(set) var unions: [UnionDeclaration] = []
    /// The enumerations.
    private(set) var enumerations: [EnumerationDeclaration] = []
    /// The arrays and maps that contain themselves.
    private(set) var recursive: [RecursiveDeclaration] = []
    private var enumerationIndices: [String: Int] = [:]

    /// Adds a struct.
    mutating func add(_ model: ModelDeclaration) { models.append(model) }

    /// Adds a union.
    mutating func add(_ union: UnionDeclaration) { unions.append(union) }

    /// Adds an enumeration.
    mutating func add(_ enumeration: EnumerationDeclaration) {
        enumerationIndices[enumeration.name] = enumerations.count
        enumerations.append(enumeration)
    }

    /// Adds an array or a map that contains itself.
    mutating func add(_ declaration: RecursiveDeclaration) { recursive.append(declaration) }

    /// The enumeration with a type, or `nil` if the type is not an enumeration.
    func enumeration(_ type: SwiftType) -> EnumerationDeclaration? {
        // A type of the client's author may have the name of a generated one.
        guard case .enumeration(let name) = type else { return nil }
        return enumerationIndices[name].map { enumerations[$0] }
    }

    /// Returns the types with each struct changed by a function.
    func changingModels(_ change: (inout ModelDeclaration) -> Void) -> TypeDeclarations {
        var changed = self
        for index in changed.models.indices { change(&changed.models[index]) }
        return changed
    }
}
