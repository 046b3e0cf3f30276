import Suggestions
import YAML

extension ParameterReader {
    /// The parameters of a list, which some authors write as a mapping: of one parameter, or of several by their names.
    static func items(_ node: YAMLNode?, of source: inout DescriptionSource) -> [YAMLNode] {
        guard let node = source.content(of: node), let table = node.mapping, !table.isEmpty else {
            return source.sequence(node)
        }
        if node["in"]?.string != nil { return source.objects(node) }
        guard table.allSatisfy({ $0.value.mapping != nil }) else { return source.sequence(node) }
        source.diagnostics.warning(
            "expected a sequence for 'parameters', found a mapping; its values are treated as the parameters (list "
                + "them without their keys)",
            at: node.mark
        )
        return table.map { entry in
            guard let own = entry.value.mapping, own["name"] == nil, own["$ref"] == nil else { return entry.value }
            return YAMLNode(mapping: [YAMLMapping.Entry("name", entry.key)] + Array(own), at: entry.value.mark)
        }
    }

    /// What an author wrote of a parameter that has only a name and a description, as an entry of them: `{petId: The pet}`.
    static func nameAlone(_ node: YAMLNode) -> YAMLMapping.Entry? {
        guard let mapping = node.mapping, mapping.count == 1, let entry = mapping.first,
            ParameterKeyword.byName[entry.name] == nil, !entry.name.hasPrefix("x-"),
            case .string? = entry.value.scalar?.value
        else { return nil }
        return entry
    }

    /// Returns the place of a parameter that a word means, with a warning if it is not the right one; `nil` if it means
    /// none.
    static func place(
        meantBy word: String,
        at mark: Mark?,
        in source: inout DescriptionSource
    ) -> ParameterPlace? {
        if let place = ParameterPlace(word) {
            if place == .location(.cookie), source.version == .swagger20 {
                source.diagnostics.warning(
                    "Swagger 2.0 has no parameters in 'cookie' (OpenAPI 3.0 has); it is sent as a cookie anyway",
                    at: mark
                )
            }
            if place == .location(.querystring) {
                source.report(word, thatIsANew: "location", at: mark)
            }
            return place
        }
        guard let meant = ParameterPlace(meantBy: word) ?? misspelledPath(word, in: source.version) else { return nil }
        source.diagnostics.warning(
            "unknown parameter location '\(word)' is treated as '\(meant.word)' (write '\(meant.word)')",
            at: mark
        )
        return meant
    }

    /// `path`, if that is the nearest place: whether it is right is seen in the path, as of no other place.
    private static func misspelledPath(_ word: String, in version: DocumentVersion) -> ParameterPlace? {
        let path = ParameterPlace.location(.path)
        return NearestName.nearest(to: word, among: ParameterPlace.words(in: version)) == path.word ? path : nil
    }

    /// Returns a name for a body without one. The name is not sent.
    static func nameOfNamelessBody(
        _ fields: Fields<ParameterKeyword>,
        in place: ParameterPlace?,
        of source: inout DescriptionSource
    ) -> String? {
        guard place == .body else { return nil }
        source.diagnostics.warning(
            "a parameter needs a 'name'; the body is named 'body' (add 'name: body')",
            at: fields.node.mark
        )
        return "body"
    }

    /// Reads whether a parameter is required. A list of names is the form of schemas.
    static func readIsRequired(
        _ fields: Fields<ParameterKeyword>,
        from source: inout DescriptionSource
    ) -> Bool {
        guard let list = fields[.required], list.sequence != nil else { return source.flag(fields[.required]) ?? false }
        source.diagnostics.loss(
            "expected a boolean for 'required', found a sequence; it is ignored (write 'required: true', and list the "
                + "required properties in 'schema')",
            at: list.mark
        )
        return false
    }

    /// Whether a parameter is a list that is described as in Swagger 2.0, whatever the version of its document.
    static func isSwaggerList(_ fields: Fields<ParameterKeyword>) -> Bool {
        fields[.collectionFormat] != nil && fields[.type] != nil && fields[.schema] == nil && fields[.content] == nil
    }

    /// Returns the schema that a parameter or a form field has in place of a type, as in OpenAPI 3, or `nil` if there
    /// is none.
    static func misplacedSchema(
        of fields: Fields<ParameterKeyword>,
        noun: String = "parameter",
        in source: inout DescriptionSource
    ) -> YAMLNode? {
        guard let entry = fields.member(.schema), fields.firstEntry(of: [.type, .enum, .items]) == nil else {
            return nil
        }
        source.diagnostics.warning(
            "in Swagger 2.0, the 'type' of a \(noun) belongs next to its "
                + "\(fields[.name] == nil ? "'description'" : "'name'"), not in a 'schema' (move it there)",
            at: entry.key.mark
        )
        return entry.value
    }

    /// The keys of a schema that Swagger 2.0 has in a parameter, and of which clients make something.
    static let keysOfSchemas: [ParameterKeyword] = [.type, .format, .items, .enum, .default]

    /// The parameters without those that are the whole query beside another one, which leaves no room for them (OpenAPI 3.2,
    /// "Parameter Locations").
    static func withoutFurtherQueries(
        _ parameters: [DeclaredParameter],
        in source: inout DescriptionSource
    ) -> [DeclaredParameter] {
        guard parameters.contains(where: \.isWholeQuery) else { return parameters }
        var first: Parameter?
        var names: [String] = []
        let kept = parameters.filter { declared in
            guard case .parameter(let parameter) = declared else { return true }
            if parameter.location == .query { names.append(parameter.name) }
            guard parameter.location == .querystring else { return true }
            guard let whole = first else {
                first = parameter
                return true
            }
            source.diagnostics.loss(
                "'\(whole.name)' is already the whole query string; '\(parameter.name)' is ignored (describe only one "
                    + "parameter in querystring)",
                at: parameter.mark
            )
            return false
        }
        if let first, let name = names.first {
            source.diagnostics.warning(
                "'\(first.name)' is the whole query string; '\(name)' is appended to it (describe only one of them)",
                at: first.mark
            )
        }
        return kept
    }

    // MARK: - Media types

    /// The media types that a header field may name; none if they are not listed.
    static func readMediaTypes(
        _ fields: Fields<ParameterKeyword>,
        from source: inout DescriptionSource
    ) -> [MediaType] {
        guard let schema = fields[.schema].flatMap({ source.peek($0) }) else { return [] }
        let values = schema["const"].map { [$0] } ?? schema["enum"]?.sequence ?? []
        return values.compactMap { value in
            value.string.flatMap { MediaTypeReader.canBeSent($0, at: value.mark, in: &source) ? MediaType($0) : nil }
        }
    }

    /// The parameters without the header fields in which Swagger 2.0 lets authors name a media type that the client sends anyway:
    /// that of the body or of the responses.
    static func withoutMediaTypes(
        _ parameters: [Parameter],
        body: RequestBody?,
        responses: [Response],
        in source: inout DescriptionSource
    ) -> [Parameter] {
        guard source.version == .swagger20 else { return parameters }
        return parameters.filter { parameter in
            guard parameter.location == .header, let defaultValue = parameter.schema.defaultValue?.string else {
                return true
            }
            let contents =
                switch parameter.name.lowercased() {
                case "content-type": body?.contents ?? []
                case "accept": responses.flatMap(\.contents)
                default: [] as [Content]
                }
            let essence = MediaType(defaultValue).essence
            guard contents.contains(where: { $0.mediaType.essence == essence }) else { return true }
            reportHeaderOfItsOwn(parameter.name, isLoss: false, at: parameter.mark, in: &source)
            return false
        }
    }
}

extension DeclaredParameter {
    /// Whether its value is the whole query.
    fileprivate var isWholeQuery: Bool {
        if case .parameter(let parameter) = self { parameter.location == .querystring } else { false }
    }
}
