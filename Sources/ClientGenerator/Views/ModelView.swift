import Mustache

/// A struct, as the template `Model` shows it.
struct ModelView: MustacheView {
    /// The struct.
    let model: ModelDeclaration
    /// The views of the members, which templates show several times.
    private let properties: [PropertyView]
    /// The names of the members, which texts mention.
    private let names: DocumentedNames

    /// The view of a struct.
    ///
    /// - Parameters:
    ///   - model: The struct.
    ///   - names: What all texts may mention.
    init(model: ModelDeclaration, names: DocumentedNames) {
        self.model = model
        let storedNames = Self.storedNames(of: model)
        let sentences = Self.sentences(of: model)
        let names = names.with(model.documentedNames)
        self.names = names
        properties = zip(model.properties, sentences).map { property, sentence in
            PropertyView(
                property: property,
                storedName: storedNames[property.name] ?? "",
                sentence: sentence,
                names: names
            )
        }
    }

    /// Sentences for members without a description. If the names of several members have the same words, only those with the
    /// common names in Swift get a sentence.
    private static func sentences(of model: ModelDeclaration) -> [String?] {
        let sentences = model.properties.map { property -> String? in
            let isTold = property.documentation.summary != nil || property.documentation.text != nil
            if isTold { return nil }
            let sentence = MemberPhrases.sentence(property.wireName, type: property.type)
            return property.constant.map { MemberPhrases.constant(sentence, $0) } ?? sentence
        }
        let counts = Dictionary(sentences.compactMap { $0.map { ($0, 1) } }, uniquingKeysWith: +)
        if counts.values.allSatisfy({ $0 == 1 }) { return sentences }
        return zip(model.properties, sentences).map { property, sentence in
            guard let sentence, counts[sentence] != 1, property.name != SwiftName.value(property.wireName) else {
                return sentence
            }
            return MemberPhrases.value(of: property.wireName)
        }
    }

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.model.name) },
        "documentation": {
            .documentation($0.model.documentation, fallback: Phrases.type($0.model.name), names: $0.names)
        },
        "properties": { view in .views(view.properties) },
        "objects": { view in .views(view.objects) },
        "initializerParameters": { .views($0.initializerParameters) },
        "indirectProperties": { view in .views(view.properties.filter(\.property.isIndirect)) },
        "hasOneIndirectProperty": { .bool($0.model.properties.count { $0.isIndirect } == 1) },
        "isIdentifiable": { .bool($0.model.isIdentifiable) },
        "isIndirect": { .bool($0.model.properties.contains(where: \.isIndirect)) },
        "xml": { .optional($0.model.xml) },
        "additionalProperties": { view in
            .optional(view.model.additionalProperties.map { AdditionalPropertiesView(model: view.model, type: $0) })
        },
    ]

    /// The objects on the wire that contain the members, outer ones before inner ones. The discriminator comes first, because
    /// some services read no further without it (System.Text.Json).
    private var objects: [ModelObjectView] {
        let properties =
            self.properties.filter(\.property.isDiscriminator) + self.properties.filter { !$0.property.isDiscriminator }
        // Nearly every model has all its members itself.
        guard model.properties.contains(where: { !$0.containers.isEmpty }) else {
            return [ModelObjectView(container: nil, properties: properties, endCount: 0)]
        }
        let paths = model.wireObjects
        let members = Dictionary(grouping: properties, by: \.property.containers)
        return paths.indices.map { index in
            let next = index + 1 < paths.count ? paths[index + 1].count : 1
            return ModelObjectView(
                container: paths[index].last,
                properties: members[paths[index]] ?? [],
                endCount: max(0, paths[index].count - next + 1)
            )
        }
    }

    /// The names of what refers to the members that are kept by reference, by the names of the members.
    private static func storedNames(of model: ModelDeclaration) -> [String: String] {
        let indirect = model.properties.filter(\.isIndirect)
        guard !indirect.isEmpty else { return [:] }
        var scope = NameScope(reserved: model.properties.map(\.name) + [ReservedNames.additionalProperties])
        var names: [String: String] = [:]
        for property in indirect {
            names[property.name] = scope.claim("stored" + Words(SwiftName.unescaped(property.name)).upperCamelCase)
        }
        return names
    }

    private var initializerParameters: [ParameterView] {
        let parameters = model.properties.filter { !$0.isSetByInitializers }.map { property in
            ParameterView(
                name: property.name,
                type: property.givenType.name,
                isOptional: property.presence.mayBeLeftOut,
                defaultValue: property.defaultValue
            )
        }
        let additional = model.additionalProperties.map { type in
            ParameterView(
                name: ReservedNames.additionalProperties,
                type: SwiftType.dictionary(type).name,
                defaultValue: .emptyDictionary
            )
        }
        return parameters + [additional].compactMap { $0 }
    }
}

/// A member of a struct. It is a class because the templates of a struct show each member several times.
final class PropertyView: MustacheView {
    /// The member.
    let property: ModelDeclaration.Property
    /// The name of what refers to the member, if it is kept by reference.
    let storedName: String
    /// What is said of the member, if the description says nothing.
    let sentence: String?
    /// The names of all members of the struct.
    let names: DocumentedNames

    /// The view of a member.
    init(property: ModelDeclaration.Property, storedName: String, sentence: String?, names: DocumentedNames) {
        self.property = property
        self.storedName = storedName
        self.sentence = sentence
        self.names = names
    }

    static let members: MustacheMembers<PropertyView> = [
        "name": { .string($0.property.name) },
        "member": { .string(SwiftName.unescaped($0.property.name)) },
        "storedName": { .string($0.storedName) },
        "type": { .string($0.property.type.name) },
        "isOptional": { .bool($0.property.isOptional) },
        "isIndirect": { .bool($0.property.isIndirect) },
        "constant": { .optional($0.property.isSetByInitializers ? $0.property.defaultValue : nil) },
        "missingValue": { .optional($0.property.missingValue) },
        "writesNull": { .bool($0.property.presence.writesNull) },
        "wireName": { .literal($0.property.wireName) },
        "accessorName": { .string($0.property.type.accessorName ?? "") },
        "readerName": { .string($0.property.type.readerName ?? "") },
        "placeholderType": { .optional($0.property.type.nameOfPlaceholder) },
        "coding": { .optional($0.property.type.coding?.rawValue) },
        "documentation": {
            .documentation(
                $0.property.documentation,
                fallback: $0.sentence ?? MemberPhrases.sentence($0.property.wireName, type: $0.property.type),
                note: $0.property.isSetByMethods ? MemberPhrases.setByMethods : nil,
                hasHeadings: false,
                names: $0.names.ofText(about: $0.property.name, type: $0.property.type.name)
            )
        },
        // The parameters of reading and writing hide members of the same name.
        "reference": { .string($0.property.name == "writer" ? "self.writer" : $0.property.name) },
    ]
}

/// The members of a struct with dynamic names.
struct AdditionalPropertiesView: MustacheView {
    /// The struct.
    let model: ModelDeclaration
    /// The type of each of the members.
    let type: SwiftType

    /// The names on the wire that other members have.
    private var knownNames: [String] {
        model.properties.map { $0.containers.first?.name ?? $0.wireName }.uniqued()
    }

    static let members: MustacheMembers<Self> = [
        "additionalName": { _ in .string(ReservedNames.additionalProperties) },
        "additionalType": { .string($0.type.name) },
        "coding": { .optional($0.type.coding?.rawValue) },
        "knownNames": { .literal($0.knownNames) },
    ]
}
