import ServiceDescription

/// The merge patch of an object while its members get their types, one after the other.
struct PatchInProgress {
    /// The name of its type.
    let name: String
    /// The name of the type that it changes.
    let owner: String
    /// The file that it stands in.
    let file: TypeFile
    /// The file of what is described inside of it and is no patch; `nil`: each has its own.
    let surroundings: TypeFile?
    /// The members of the object that are sent.
    let properties: [Property]
    /// The names of these members.
    let names: [String]
    /// What further members may hold, if there may be any.
    let additionalProperties: Schema?
    /// The name of the member that has the further ones.
    let additionalName: String?
    /// The members of the patch so far.
    private var members: [ModelDeclaration.Property] = []
    /// The type of further members, once it is known.
    var additional: SwiftType?

    /// A patch none of whose members has a type.
    init(
        name: String,
        owner: String,
        file: TypeFile,
        surroundings: TypeFile?,
        properties: [Property],
        names: [String],
        additionalProperties: Schema?,
        additionalName: String?
    ) {
        self.name = name
        self.owner = owner
        self.file = file
        self.surroundings = surroundings
        self.properties = properties
        self.names = names
        self.additionalProperties = additionalProperties
        self.additionalName = additionalName
    }

    /// The member whose turn it is; `nil` if all have their types.
    var nextProperty: Property? { members.count < properties.count ? properties[members.count] : nil }

    /// What further members hold, if their turn has come.
    var nextAdditional: Schema? { additional == nil ? additionalProperties : nil }

    /// Gives the member its type whose turn it is.
    mutating func add(_ property: Property, _ type: SwiftType) {
        members.append(
            ModelDeclaration.Property(
                name: names[members.count],
                wireName: property.name,
                type: type,
                isOptional: true,
                writesNull: false,
                documentation: property.documentation
            )
        )
    }

    /// The struct of the patch.
    var model: ModelDeclaration {
        var model = ModelDeclaration(
            name: name,
            file: file,
            documentation: Documentation(
                text: "A change of a `\(owner)`. Members that are not mentioned stay as they are (RFC 7396)."
            ),
            properties: members
        )
        if let additional {
            model.additionalProperties = additional
            model.additionalPropertiesName = additionalName ?? model.additionalPropertiesName
        }
        return model
    }
}
