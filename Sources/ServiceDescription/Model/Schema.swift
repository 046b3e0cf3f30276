import YAML

/// A schema that the description gives a name.
public struct NamedSchema: Sendable {
    /// The name under which the description declares it.
    public var name: String
    /// The schema itself.
    public var schema: Schema

    /// The given schema under the given name.
    public init(name: String, schema: Schema) {
        self.name = name
        self.schema = schema
    }
}

/// The shape of a piece of data.
///
/// Everything a description can say about nullability, in whichever of its spellings, has become ``isNullable``;
/// `allOf` with a single reference and nothing beside it has become that reference.
public indirect enum SchemaShape: Sendable {
    /// Another schema, by its index in ``Service/schemas``.
    case reference(Schema.Reference)
    /// Text, possibly in a format such as `date-time`.
    case string(format: String?)
    /// A whole number, possibly in a format such as `int64`.
    case integer(format: String?)
    /// A number, possibly in a format such as `double`.
    case number(format: String?)
    /// True or false.
    case boolean
    /// One of a list of known values.
    case enumeration(EnumerationSchema)
    /// A list of values of one shape.
    case array(Schema)
    /// Values of one shape under names that are not known beforehand.
    case map(Schema)
    /// Named members.
    case object(ObjectSchema)
    /// One of several shapes.
    case union(UnionSchema)
    /// Uninterpreted bytes (`format: binary`, Swagger's `type: file`).
    case binary
    /// Any JSON value: the description says nothing more, or what it says is beyond a Swift type.
    case any
}

/// The shape of a piece of data together with what the description says about it.
public struct Schema: Sendable {
    /// A reference to a named schema.
    public struct Reference: Sendable, Hashable {
        /// The index of the schema in ``Service/schemas``.
        public var index: Int
        /// The name of the schema.
        public var name: String

        /// A reference to the schema of the given index and name.
        public init(index: Int, name: String) {
            self.index = index
            self.name = name
        }
    }

    /// The shape.
    public var shape: SchemaShape
    /// Whether `null` is allowed as well.
    public var isNullable: Bool
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    public var clientName: String?
    /// The title the description gives the schema, if any.
    public var title: String?
    /// The value that stands for an absent one, if the description names one.
    public var defaultValue: YAMLNode?
    /// How it stands in XML, if the description says so.
    public var xml: XMLObject?
    /// What the text is, if the description says so (`contentMediaType`), such as `image/png`.
    public var contentMediaType: String?
    /// What the description says about it.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A schema of the given parts.
    public init(
        shape: SchemaShape,
        isNullable: Bool = false,
        clientName: String? = nil,
        title: String? = nil,
        defaultValue: YAMLNode? = nil,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.shape = shape
        self.isNullable = isNullable
        self.clientName = clientName
        self.title = title
        self.defaultValue = defaultValue
        self.documentation = documentation
        self.mark = mark
    }
}

/// Named members.
public struct ObjectSchema: Sendable {
    /// The members, in the order of the description; those that `allOf` brings in first. One per wire name.
    public var properties: [Property]
    /// What other members may hold, if they are allowed and the description says so explicitly.
    public var additionalProperties: Schema?
    /// How it is told from the objects that are composed of it, where it says so itself.
    public var discriminator: Discriminator?
    /// The named schemas that it is composed of (`allOf`).
    public var bases: [Schema.Reference] = []
    /// What stands in the member that tells it from its relatives, where it says so itself (`x-ms-discriminator-value`).
    public var discriminatorValue: String?

    /// An object of the given parts.
    public init(properties: [Property], additionalProperties: Schema? = nil) {
        self.properties = properties
        self.additionalProperties = additionalProperties
    }
}

/// A member of an object.
public struct Property: Sendable {
    /// The name on the wire.
    public var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    public var clientName: String?
    /// Whether it must be present.
    public var isRequired: Bool
    /// Whether only the service sends it.
    public var isReadOnly: Bool
    /// Whether only the client sends it.
    public var isWriteOnly: Bool
    /// Whether the description marks its value as a secret: by `x-ms-secret`, or as text that is only sent (`writeOnly`). A
    /// value of the format `password` is a secret, too, and needs no such mark.
    public var isSecret = false
    /// The value that clients send if they are given none (`x-ms-client-default`).
    public var clientDefault: YAMLNode?
    /// Where the description asks clients to show the members of the object that it holds as members of the outer object
    /// (`x-ms-client-flatten`); `nil` if it does not. On the wire they stay where they are.
    public var flattening: Mark?
    /// What it holds.
    public var schema: Schema
    /// What the description says about it, the schema's own words where the member has none.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A member of the given parts.
    public init(
        name: String,
        clientName: String? = nil,
        isRequired: Bool,
        isReadOnly: Bool = false,
        isWriteOnly: Bool = false,
        schema: Schema,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.clientName = clientName
        self.isRequired = isRequired
        self.isReadOnly = isReadOnly
        self.isWriteOnly = isWriteOnly
        self.schema = schema
        self.documentation = documentation
        self.mark = mark
    }
}

/// One of a list of known values.
public struct EnumerationSchema: Sendable {
    /// What the values are on the wire.
    public enum RawType: Sendable, Hashable {
        case string, integer, number
        /// Text, numbers and truth values.
        case mixed
    }

    /// One known value.
    public struct Value: Sendable {
        /// The value on the wire, as text.
        public var rawValue: String
        /// Whether it is text among values that are not all text.
        public var isText = false
        /// The name the description wants in clients (`x-ms-enum.values`, `x-enum-varnames`), if any.
        public var clientName: String?
        /// What the description says about it.
        public var documentation: Documentation
        /// Where it is declared.
        public var mark: Mark

        /// A value of the given parts.
        public init(
            rawValue: String,
            clientName: String? = nil,
            documentation: Documentation = Documentation(),
            mark: Mark
        ) {
            self.rawValue = rawValue
            self.clientName = clientName
            self.documentation = documentation
            self.mark = mark
        }
    }

    /// The name the description wants in clients (`x-ms-enum.name`), if any.
    public var clientName: String?
    /// What the values are on the wire.
    public var rawType: RawType
    /// The format of the values, such as `uint64`, if the description names one.
    public var format: String?
    /// The values, without duplicates and without `null`, in the order of the description.
    public var values: [Value]
    /// Whether the description says that no other value will ever be sent (`x-ms-enum.modelAsString: false`).
    public var isFrozen: Bool

    /// An enumeration of the given parts.
    public init(clientName: String? = nil, rawType: RawType, values: [Value], isFrozen: Bool = false) {
        self.clientName = clientName
        self.rawType = rawType
        self.values = values
        self.isFrozen = isFrozen
    }
}
