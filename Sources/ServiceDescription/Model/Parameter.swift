import YAML

/// A parameter of an operation.
package struct Parameter: Sendable {
    /// How a value that is an array or an object becomes text (OpenAPI 3.0, "Style Values"; Swagger's
    /// `collectionFormat` maps onto them).
    package enum Style: String, Sendable, Hashable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
        /// In cookies only, where it leaves the value as it is (OpenAPI 3.2).
        case cookie
    }

    /// What distinguishes a parameter, or a field that a credential is sent in, from the others of an operation (OpenAPI 3.0, "Parameter
    /// Object").
    package struct Key: Sendable, Hashable {
        /// Where it is sent.
        package let location: ParameterLocation
        /// The name on the wire; that of a header field in lower case, because case has no meaning in it (RFC 9110, section 5.1).
        let name: String

        /// The key of what is sent somewhere under a name.
        init(_ name: String, in location: ParameterLocation) {
            self.location = location
            self.name = location == .header ? name.lowercased() : name
        }
    }

    /// The name on the wire.
    package var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    package var clientName: String?
    /// Where it is sent.
    package var location: ParameterLocation
    /// Whether it must be sent.
    package var isRequired: Bool
    /// How its value becomes text, unless it is sent serialized.
    package var textStyle: TextStyle
    /// Whether it may be sent without a value (`allowEmptyValue`); in a path, only at its end.
    package var allowsEmptyValue = false
    /// Whether words say that its value may be left out at the end of a path, which is believed of requests that change nothing.
    var mayBeLeftOut = false
    /// Whether the value is several segments of the path, so that its slashes are left as they are.
    package var hasSegments = false
    /// Whether the value is the path of a file or the like, which is several segments at the end of a path.
    var isPath = false
    /// The media type if the value is sent serialized (`content`), such as `application/json`.
    package var mediaType: MediaType?
    /// How single members are sent, if it is a form and the description says so.
    package var encodings: [FieldEncoding] = []
    /// What may be sent.
    package var schema: Schema
    /// Whether its schema says that only clients send such values (`writeOnly`), as it is said of secrets.
    package var isWriteOnly = false
    /// The only Boolean that the parameter allows, if there is one.
    package var constant: Bool?
    /// Whether it belongs to the client as a whole rather than to one call (`x-ms-parameter-location: client`).
    package var belongsToClient: Bool
    /// What clients do with it beyond sending it (`x-ms-*`).
    package var extensions = ParameterExtensions()
    /// Its documentation in the description.
    package var documentation: Documentation
    /// Where it is declared.
    package var mark: Mark

    /// A parameter of the given parts.
    package init(
        name: String,
        clientName: String? = nil,
        location: ParameterLocation,
        isRequired: Bool,
        textStyle: TextStyle,
        schema: Schema,
        belongsToClient: Bool = false,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.clientName = clientName
        self.location = location
        self.isRequired = isRequired
        self.textStyle = textStyle
        self.schema = schema
        self.belongsToClient = belongsToClient
        self.documentation = documentation
        self.mark = mark
    }

    /// The value from which there is no other, as text; `nil` if there are several.
    ///
    /// - Parameter shape: The shape of its schema, with references resolved.
    package func onlyValue(as shape: SchemaShape) -> String? {
        switch shape {
        case .boolean: constant.map { String($0) }
        case .enumeration(let enumeration)
        where enumeration.values.count == 1 && !enumeration.isExtensible && !enumeration.takesAnyText
            && !schema.takesOtherText:
            enumeration.values[0].rawValue
        default: nil
        }
    }

    /// What distinguishes it from the others of its operation.
    package var key: Key { Key(name, in: location) }
}

/// The location of a parameter.
package enum ParameterLocation: String, Sendable, Hashable, CaseIterable {
    case path, query, header, cookie
    /// The whole query, which has no name (OpenAPI 3.2).
    case querystring
}
