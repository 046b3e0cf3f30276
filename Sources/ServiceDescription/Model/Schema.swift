import YAML

/// The shape of a piece of data, with its documentation and other properties.
@dynamicMemberLookup
@usableFromInline
package struct Schema: Sendable {
    /// What is described of a schema. It is kept by reference, because nearly everything has schemas and is copied with them.
    @usableFromInline
    package struct Parts: Sendable {
        /// The shape.
        package var shape: SchemaShape
        /// Whether `null` is allowed as well.
        package var isNullable: Bool
        /// Whether `null` is the only value that is allowed.
        var allowsOnlyNull = false
        /// What text the number that it is may come as; `nil` if none.
        package var textOfNumber: TextOfNumber?
        /// Whether any text will do in place of the values of the named enumeration that it refers to:
        /// `anyOf: [{$ref: Kind}, {type: string}]`.
        package var takesOtherText = false
        /// The name the description wants in clients (`x-ms-client-name`), if any.
        package var clientName: String?
        /// The title the description gives the schema, if any.
        package var title: String?
        /// The default, if the description has one.
        package var defaultValue: YAMLNode?
        /// How values are written in XML, if the description says so.
        package var xml: XMLObject?
        /// The media type of the text, if the description has one (`contentMediaType`), such as `image/png`, or
        /// ``anyMediaType`` if a file can replace it.
        package var contentMediaType: String?
        /// Whether `contentEncoding` says that the text is bytes in base64, so that parts of bodies say it as well.
        package var saysContentEncoding = false
        /// Its documentation in the description.
        package var documentation: Documentation
        /// Where it is declared.
        package var mark: Mark
        /// The place of the composition, if the schema is composed of several declarations: it differs from the schema that is
        /// declared at its mark.
        package var composedAt: Mark?
    }

    @usableFromInline var parts: Shared<Parts>

    /// A schema of the given parts.
    package init(
        shape: SchemaShape,
        isNullable: Bool = false,
        clientName: String? = nil,
        title: String? = nil,
        defaultValue: YAMLNode? = nil,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        parts = Shared(
            Parts(
                shape: shape,
                isNullable: isNullable,
                clientName: clientName,
                title: title,
                defaultValue: defaultValue,
                documentation: documentation,
                mark: mark
            )
        )
    }

    /// A part, as if it were the schema's own.
    // Where it is inlined, no key path is made. To use one takes longer than all else that is done with a part.
    @inlinable
    package subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
        get { parts.value[keyPath: part] }
        set { parts.value[keyPath: part] = newValue }
    }

    /// The media type of files without a more specific one.
    package static let anyMediaType = "*/*"
}

/// The shape of a piece of data.
///
/// All notations of nullability have become ``isNullable``, and `allOf` with only a single reference has become that
/// reference.
package indirect enum SchemaShape: Sendable {
    /// Another schema, by its index in ``Service/schemas``.
    case reference(Int)
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
    /// Any JSON value, because the description defines nothing more specific, or nothing that a Swift type can express.
    case any

    /// Whether it is any JSON value.
    package var isAny: Bool { if case .any = self { true } else { false } }
    /// Whether it is an object whose members are described.
    package var isObject: Bool { if case .object = self { true } else { false } }
    /// Whether it is a list.
    package var isArray: Bool { if case .array = self { true } else { false } }
    /// Whether it is an object whose members all have one shape.
    package var isMap: Bool { if case .map = self { true } else { false } }
    /// Whether it is true or false.
    package var isBoolean: Bool { if case .boolean = self { true } else { false } }

    /// Whether values may be arrays or objects.
    var mayHaveParts: Bool {
        switch self {
        case .array, .map, .object, .union, .any, .reference: true
        case .string, .integer, .number, .boolean, .enumeration, .binary: false
        }
    }

    /// The schemas directly in it: those of members, elements or alternatives, but not those that it refers to.
    package var inner: [Schema] {
        switch self {
        case .array(let inner), .map(let inner): [inner]
        case .object(let object): object.properties.map(\.schema) + [object.additionalProperties].compactMap(\.self)
        case .union(let union): union.alternatives
        case .reference, .string, .integer, .number, .boolean, .enumeration, .binary, .any: []
        }
    }
}

/// A schema with a name in the description.
package struct NamedSchema: Sendable {
    /// Where a named schema comes from.
    package enum Origin: Sendable, Hashable {
        /// The description declares it.
        case declaration
        /// It is part of something else, where it has no name: a reference leads into a schema or an operation.
        case part
        /// It differs from an alternative of a choice, which has that name, by the members beside the choice. Inside an operation, its
        /// own name only keeps it apart from others, and clients name it after that place.
        case joined(alternative: String, isNamedAfterPlace: Bool)
        /// A newer version of the service. The one that was read has nothing in its place; a whole service has no such schema.
        case newerVersion
    }

    /// The name under which the description declares it.
    package var name: String
    /// The schema itself.
    package var schema: Schema
    /// Where it comes from.
    package var origin: Origin

    /// Whether its name only keeps it apart from others, and clients name it after its place.
    package var isNamedAfterPlace: Bool { if case .joined(_, isNamedAfterPlace: true) = origin { true } else { false } }
}
