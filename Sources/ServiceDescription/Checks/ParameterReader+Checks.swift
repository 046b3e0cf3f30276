import YAML

extension ParameterReader {
    /// Warns about problems of a parameter.
    static func check(
        _ fields: Fields<ParameterKeyword>,
        _ parameter: Parameter,
        in source: inout DescriptionSource
    ) {
        if parameter.location == .path, fields[.required]?.flag != true {
            source.diagnostics.warning(
                "the path parameter '\(parameter.name)' is not marked as required; it is required anyway (add "
                    + "'required: true')",
                at: fields[.required]?.mark ?? fields.node.mark
            )
        }
        if source.version == .swagger20 {
            checkSwaggerParameter(fields, parameter, in: &source)
        } else {
            checkStyle(fields, parameter, in: &source)
            checkContentAndStyle(fields, in: &source)
            checkKeysBesideSchema(fields, in: &source)
        }
        checkKeysOfOtherVersions(fields, in: &source)
    }

    /// Reports a header that OpenAPI describes elsewhere.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - isLoss: Whether what the client sends may differ from what it describes.
    ///   - mark: Where it stands.
    ///   - source: The document.
    static func reportHeaderOfItsOwn(
        _ name: String,
        isLoss: Bool = true,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
        let place =
            switch name.lowercased() {
            case "accept": "the client sends the media types of the responses"
            case "content-type": "the client sends the media type of the body"
            case "content-length": "the client computes the length of the body"
            case "host": "the transport sends the host of the URL"
            case "authorization": "the credential of 'security' sends it"
            case "accept-encoding": "the transport sends the codings that it can undo"
            default: "the transport sends it where a connection needs it"
            }
        let message = "the header parameter '\(name)' is ignored: \(place) (remove it)"
        source.diagnostics.warning(message, at: mark, isLoss: isLoss)
    }

    /// Reports a parameter for JSONP.
    static func reportScript(_ parameter: Parameter, in source: inout DescriptionSource) {
        source.diagnostics.warning(
            "the query parameter '\(parameter.name)' is ignored: the client reads JSON, not scripts (remove it)",
            at: parameter.mark
        )
    }

    /// Reports a credential that only a parameter describes, which OpenAPI 3 means to be ignored.
    static func reportUndescribedCredential(_ name: String, at mark: Mark, in source: inout DescriptionSource) {
        source.diagnostics.warning(
            "no security scheme describes the credential of the header parameter '\(name)'; callers pass it themselves "
                + "(describe a security scheme instead)",
            at: mark
        )
    }

    /// Reports a credential that a scheme describes, but none of those that the operation requires.
    static func reportUnsentCredential(_ name: String, at mark: Mark, in source: inout DescriptionSource) {
        source.diagnostics.warning(
            "no security scheme that the operation requires sends the credential of the header parameter '\(name)'; callers pass it "
                + "themselves (add the scheme to its 'security')",
            at: mark
        )
    }

    /// Whether a request can contain a parameter. What no header field or cookie can contain is reported.
    static func canBeSent(_ parameter: Parameter, in schemas: inout SchemaReader) -> Bool {
        let (name, shape) = (parameter.name, parameter.schema.shape)
        switch parameter.location {
        case .header where !name.isToken:
            schemas.source.diagnostics.loss(
                "'\(name)' is not a valid name of a header field; the parameter is not in the client (write a token such as "
                    + "'X-Request-Id')",
                at: parameter.mark
            )
            return false
        case .header where parameter.onlyValue(as: schemas.table.resolved(shape))?.hasControlCharacters == true:
            schemas.source.diagnostics.loss(
                "the only value of the header parameter '\(name)' contains a line break or another control character, which no "
                    + "header field can contain; the parameter is not in the client (correct the value)",
                at: parameter.mark
            )
            return false
        // Other styles encode the name.
        case .cookie where parameter.textStyle.style == .cookie && !name.isToken:
            schemas.source.diagnostics.loss(
                "'\(name)' is not a valid name of a cookie; the parameter is not in the client (write a token such as 'session')",
                at: parameter.mark
            )
            return false
        default: return true
        }
    }

    private static func checkSwaggerParameter(
        _ fields: Fields<ParameterKeyword>,
        _ parameter: Parameter,
        in source: inout DescriptionSource
    ) {
        if fields.firstEntry(of: [.type, .enum, .items]) != nil, let schema = fields.member(.schema) {
            source.diagnostics.loss(
                "'schema' next to 'type' is ignored: in Swagger 2.0, only a body has a 'schema' (remove it)",
                at: schema.key.mark
            )
        }
        reportMissingType(fields, of: parameter.name, schema: parameter.schema, in: &source)
        if let format = fields[.collectionFormat], format.string == "multi", parameter.location != .query {
            source.diagnostics.loss(
                "the collection format 'multi' is only for query and form parameters; '\(parameter.name)' is sent as "
                    + "'csv' (write 'csv')",
                at: format.mark
            )
        }
    }

    /// Reports a parameter or a field of a form without a type where Swagger 2.0 demands one.
    ///
    /// - Parameters:
    ///   - fields: The parameter.
    ///   - name: Its name.
    ///   - schema: What it is treated as.
    ///   - source: The document.
    static func reportMissingType(
        _ fields: Fields<ParameterKeyword>,
        of name: String,
        schema: Schema,
        in source: inout DescriptionSource
    ) {
        guard fields.firstEntry(of: [.type, .enum, .items, .schema]) == nil else { return }
        let (meant, missing) =
            switch schema.shape {
            case .string, .binary: ("a string", "type: string")
            case .integer: ("an integer", "type: integer")
            case .any: ("free-form JSON", "type: string")
            default: ("what its other keys describe", "type")
            }
        source.diagnostics.warning(
            "the parameter '\(name)' has no 'type'; it is treated as \(meant) (add '\(missing)')",
            at: fields.node.mark
        )
    }

    private static func checkStyle(
        _ fields: Fields<ParameterKeyword>,
        _ parameter: Parameter,
        in source: inout DescriptionSource
    ) {
        guard let node = fields[.style], node.string == parameter.textStyle.style.rawValue else { return }
        if parameter.location == .querystring {
            source.diagnostics.loss("'style' is ignored for a parameter in 'querystring' (remove it)", at: node.mark)
        } else if parameter.textStyle.style == .deepObject, !parameter.schema.shape.mayHaveParts {
            source.diagnostics.warning(
                "'deepObject' is a style for objects, but '\(parameter.name)' is not an object (remove the style)",
                at: node.mark
            )
        }
    }

    /// Reports keys that other versions have in place of those of this one.
    static func checkKeysOfOtherVersions(
        _ fields: Fields<ParameterKeyword>,
        in source: inout DescriptionSource
    ) {
        let (foreign, advice): ([ParameterKeyword], String) =
            source.version == .swagger20
            ? ([.style, .explode, .content], "'type' and 'collectionFormat'")
            : ([.collectionFormat], "'style' and 'explode'")
        for key in foreign {
            guard key != .collectionFormat || !isSwaggerList(fields), let entry = fields.member(key) else {
                continue
            }
            source.reportKeyOfOtherVersion(entry, advice: advice)
        }
    }

    /// Reports keys next to a schema, as in Swagger 2.0, that contradict it.
    private static func checkKeysBesideSchema(
        _ fields: Fields<ParameterKeyword>,
        in source: inout DescriptionSource
    ) {
        guard let schema = fields[.schema] ?? fields[.content] else { return }
        for key in keysOfSchemas {
            guard let entry = fields.member(key) else { continue }
            let same = schema[key.rawValue]
            if let same, entry.value.scalar == nil || same.scalar?.text == entry.value.scalar?.text { continue }
            let place = fields[.schema] == nil ? "content" : "schema"
            source.diagnostics.loss(
                "'\(key.rawValue)' next to '\(place)' is ignored (move it into the schema)",
                at: entry.key.mark
            )
        }
    }

    private static func checkContentAndStyle(
        _ fields: Fields<ParameterKeyword>,
        in source: inout DescriptionSource
    ) {
        ContentReader.checkSingle(fields, of: "a parameter", in: &source)
        guard fields[.content]?.mapping?.isEmpty == false, fields[.schema] == nil,
            fields[.in]?.string != ParameterLocation.querystring.rawValue
        else { return }
        let isDefault = [nil, "form", "simple"].contains(fields[.style]?.string)
        for key in [ParameterKeyword.style, .allowReserved] {
            guard let entry = fields.entry(key), key == .style ? !isDefault : entry.value.flag == true else { continue }
            source.diagnostics.loss(
                "'\(key.rawValue)' next to 'content' is ignored: the media type determines the format (remove it)",
                at: entry.key.mark
            )
        }
    }
}
