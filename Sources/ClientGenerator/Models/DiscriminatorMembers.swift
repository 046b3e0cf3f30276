import ServiceDescription
import YAML

/// The members that tell objects from others.
struct DiscriminatorMembers {
    /// The values that the members have, by the names of the types and those of the members.
    private var values: [String: [String: [String]]]
    /// What the description calls the types, by their names.
    private var wireNames: [String: String] = [:]
    /// Names members.
    private let memberNames: MemberNames
    /// Where the service is described.
    private let mark: Mark

    /// The members of the objects that are declared.
    ///
    /// - Parameters:
    ///   - objects: The named objects, with the names of their types.
    ///   - discriminatorValues: The values that distinguish objects.
    ///   - facts: What is known of schemas.
    ///   - memberNames: Names members.
    init(
        of objects: [(index: Int, type: String)],
        _ discriminatorValues: DiscriminatorValues,
        _ facts: SchemaFacts,
        named memberNames: MemberNames
    ) {
        values = discriminatorValues.inlineValues
        for (index, type) in objects {
            values[type] = discriminatorValues.values(
                of: index,
                ownDiscriminatorValues: facts.unions.ownDiscriminatorValues(of: index)
            )
            wireNames[type] = facts.service.schemas[index].name
        }
        self.memberNames = memberNames
        mark = facts.service.mark
    }

    /// The declarations, in which the member that distinguishes an object from others has its value initially, so that callers need
    /// not know it.
    func written(into declarations: TypeDeclarations) -> TypeDeclarations {
        declarations.changingModels { model in
            for (propertyName, discriminatorValues) in (values[model.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let value = preferred(discriminatorValues, of: model.name)
                if let member = model.properties.firstIndex(where: { $0.isCalled(propertyName) }) {
                    model.properties[member].isDiscriminator = true
                    // Nobody else can tell the service what it is.
                    if model.properties[member].isReadOnly { model.properties[member].presence = .optional }
                    guard let value else { continue }
                    let type = model.properties[member].type
                    // Of known values, several that stand for the object mean different things, and text may look like a number.
                    let isKnown = declarations.enumeration(type).map {
                        discriminatorValues.count == 1 && $0.rawType != .jsonValue
                    }
                    model.properties[member].defaultValue =
                        isKnown == false ? nil : ClientDefault.value(value, as: type, in: declarations)
                } else {
                    addDiscriminator(value, as: propertyName, to: &model, called: wireNames[model.name])
                }
            }
        }
    }

    /// The value that an object sends of those that stand for it: the one that is like the name of its schema. It stays the same
    /// when another one is added, wherever that is.
    private func preferred(_ discriminatorValues: [String], of type: String) -> String? {
        guard discriminatorValues.count > 1 else { return discriminatorValues.first }
        let name = Words(wireNames[type] ?? type).lowercased
        return discriminatorValues.first { Words($0).lowercased == name } ?? discriminatorValues.first
    }

    /// Adds the member that tells an object from the other alternatives, where the object itself does not have it.
    private func addDiscriminator(
        _ value: String?,
        as propertyName: String,
        to model: inout ModelDeclaration,
        called wireName: String?
    ) {
        let property = Property(
            name: propertyName,
            isRequired: false,
            schema: Schema(shape: .any, mark: mark),
            mark: mark
        )
        var reserved = MemberNames.scope
        let name = reserved.claim(memberNames.wanted(for: property, of: [wireName, model.name]))
        var scope = NameScope(reserved: model.properties.map(\.name) + [ReservedNames.additionalProperties])
        model.properties.append(
            ModelDeclaration.Property(
                name: scope.claim(name),
                wireName: propertyName,
                type: .string,
                presence: .optional,
                documentation: Documentation(text: "The discriminator, which tells it from other kinds of objects."),
                defaultValue: value.map(SwiftExpression.text),
                isDiscriminator: true
            )
        )
    }
}
