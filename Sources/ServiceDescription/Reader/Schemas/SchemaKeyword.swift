/// The keys of a schema: those of JSON Schema and of the OpenAPI versions, and the supported extensions.
enum SchemaKeyword: String, Keyword {
    case reference = "$ref"
    case type, format, title, description, `default`, `enum`, const, deprecated
    case nullable
    case swaggerNullable = "x-nullable"
    case goNullable = "x-isnullable"

    case properties, required, additionalProperties, patternProperties, unevaluatedProperties
    case propertyNames, minProperties, maxProperties, readOnly, writeOnly, discriminator

    case items, prefixItems, additionalItems, unevaluatedItems, contains, minContains, maxContains
    case minItems, maxItems, uniqueItems, collectionFormat

    case allOf, oneOf, anyOf, not
    case `if`, then, `else`, dependentSchemas, dependentRequired, dependencies

    case multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum
    case minLength, maxLength, pattern, contentEncoding, contentMediaType, contentSchema

    case example, examples, externalDocs, xml
    case schemaIdentifier = "$id"
    case dialect = "$schema"
    case anchor = "$anchor"
    case dynamicReference = "$dynamicRef"
    case dynamicAnchor = "$dynamicAnchor"
    case recursiveReference = "$recursiveRef"
    case recursiveAnchor = "$recursiveAnchor"
    case vocabulary = "$vocabulary"
    case comment = "$comment"
    case localDefinitions = "$defs"
    case definitions

    case kubernetesPreservesUnknownFields = "x-kubernetes-preserve-unknown-fields"

    case msClientFlatten = "x-ms-client-flatten"
    case msClientName = "x-ms-client-name"
    case msXML = "x-ms-xml"
    case msEnum = "x-ms-enum"
    case msClientDefault = "x-ms-client-default"
    case msMutability = "x-ms-mutability"
    case msSecret = "x-ms-secret"
    case msVisibility = "x-ms-visibility"
    case msDiscriminatorValue = "x-ms-discriminator-value"
    case discriminatorValue = "x-discriminator-value"
    case extensibleEnum = "x-extensible-enum"
    case enumNames = "x-enum-varnames"
    case enumNamesNSwag = "x-enumNames"
    case enumDescriptions = "x-enum-descriptions"
    case enumDescriptionsNSwag = "x-enumDescriptions"
    case enumComments = "x-enum-comments"
    case goEnumDescriptions = "x-go-enum-desc"
    case enumValues = "x-enum-values"
    case enumElementsSquare = "x-enum-elements"
    case enumElementsApifox = "x-apifox-enum"
    case apifox = "x-apifox"
    case enumNamesSpeakeasy = "x-speakeasy-enums"
    case enumFern = "x-fern-enum"
    case constantStainless = "x-stainless-const"
    case fernMemberName = "x-fern-property-name"
    case fernTypeName = "x-fern-type-name"
    case speakeasyTypeName = "x-speakeasy-name-override"

    static let byName = makeTable()
    /// JSON Schema ignores keywords that it does not know.
    static let areAll = false

    /// The keywords that allow `null`: the one of OpenAPI, the one of Swagger's tools, and the one of Go's tools.
    static let nullables: [Self] = [.nullable, .swaggerNullable, .goNullable]

    var holds: DescribedPart? {
        switch self {
        case .properties, .patternProperties, .dependentSchemas, .dependencies, .localDefinitions, .definitions:
            .table(.schema)
        case .allOf, .oneOf, .anyOf, .prefixItems: .list(.schema)
        case .items, .additionalItems, .unevaluatedItems, .contains, .additionalProperties, .unevaluatedProperties,
            .propertyNames, .not, .if, .then, .else, .contentSchema:
            .component(.schema)
        default: nil
        }
    }

    /// What the keyword says of the structure of values; `nil` if it says nothing of it.
    var structure: SchemaStructure? {
        switch self {
        case .properties, .required: .members
        case .additionalProperties, .unevaluatedProperties, .patternProperties, .kubernetesPreservesUnknownFields:
            .otherMembers
        case .items, .prefixItems, .unevaluatedItems: .items
        case .enum, .extensibleEnum, .const: .values
        case .allOf, .oneOf, .anyOf: .composition
        default: nil
        }
    }

    /// Whether no other object of a description has the key, so that it tells a schema from others.
    var tellsSchema: Bool { self == .type || structure != nil && self != .required }

    /// Clients leave it to the service which values are valid.
    var changesClients: Bool {
        switch self {
        case .minItems, .maxItems, .uniqueItems, .minContains, .maxContains, .minLength, .maxLength, .pattern, .minimum,
            .maximum, .exclusiveMinimum, .exclusiveMaximum, .multipleOf, .minProperties, .maxProperties, .externalDocs:
            false
        default: true
        }
    }

    /// Whether the keyword is for readers, to whom it says something of values.
    var isForReaders: Bool {
        switch self {
        case .title, .description, .example, .examples, .externalDocs, .comment: true
        // The former is in every schema that was edited in Apifox, even if it says nothing.
        case .apifox, .enumElementsApifox: true
        default: false
        }
    }

    /// Whether the keyword only annotates values and does not validate them (JSON Schema 2020-12, validation, section 9).
    var isAnnotation: Bool {
        switch self {
        case .default, .deprecated, .readOnly, .writeOnly, .fernMemberName, .fernTypeName, .speakeasyTypeName: true
        default: isForReaders
        }
    }
}

extension Fields<SchemaKeyword> {
    /// Whether they say that `null` is a value, otherwise than by the type.
    var sayNullable: Bool { SchemaKeyword.nullables.contains { self[$0]?.flag == true } }

    /// Whether they leave open which values there are, but for `null`.
    var restrictNothing: Bool {
        unknown.isEmpty
            && keys.allSatisfy { key in
                key.isAnnotation || SchemaKeyword.nullables.contains(key)
                    || key == .type && self[.type]?.string?.isEmpty == true
            }
    }
}

/// The values of `type`.
enum SchemaType: String, CaseIterable {
    case string, integer, number, boolean, array, object, file, null
}
