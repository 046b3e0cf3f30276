// What is usual is left out of the simplest methods, instead of being the default of an argument: the code of every caller
// would hold the defaults. These methods are not inlined, with which it would hold them again. The compiler tells the methods
// for one place apart by their labels alone.
extension RequestDescription {
    /// Replaces a name in the path, or in that of `server(_:)`, with a value in the simple style.
    @inline(never)
    public mutating func path<V: ModelValue>(_ name: String, _ value: V) {
        path(name, value, style: .simple)
    }

    /// Replaces a name in the path, or in that of `server(_:)`, with a value.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    ///   - lists: The styles of lists in a list, from the outermost on.
    ///   - style: The style of a list or an object.
    ///   - explode: Whether each element is written separately.
    ///   - allowReserved: Whether reserved characters, including `/`, are sent unencoded.
    ///   - coding: The coding of dates and bytes.
    public mutating func path<V: ModelValue>(
        _ name: String,
        _ value: V,
        lists: [ParameterStyle] = [],
        style: ParameterStyle = .simple,
        explode: Bool = false,
        allowReserved: Bool = false,
        as coding: ValueCoding = .default
    ) {
        add(
            name,
            .path,
            .styled(
                value,
                as: coding,
                style,
                explode: explode,
                escaping: .url(allowsReserved: allowReserved),
                lists: lists
            )
        )
    }

    /// Replaces a name in the path with a value of several segments, such as a file path. Its slashes separate
    /// segments, and everything else is encoded.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    ///   - coding: The coding of dates and bytes.
    public mutating func path<V: ModelValue>(
        _ name: String,
        segments value: V,
        as coding: ValueCoding = .default
    ) {
        add(name, .path, .styled(value, as: coding, .simple, explode: false, escaping: .segments))
    }

    /// Lets a name in the path have an empty value, which the path then ends with. Without this, such a value is an error, because the
    /// path would be a different one.
    ///
    /// - Parameter name: The name, without braces.
    public mutating func mayBeEmpty(_ name: String) {
        update { _ = $0.namesOfEmpty.insert(name) }
    }

    /// Adds a query parameter in the form style, with each element of a list written separately, or nothing if the value is `nil`.
    @inline(never)
    public mutating func query<V: ModelValue>(_ name: String, _ value: V?) {
        query(name, value, style: .form)
    }

    /// Adds a query parameter.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value, or `nil` to omit it.
    ///   - lists: The styles of lists in a list, from the outermost on.
    ///   - style: The style of a list or an object.
    ///   - explode: Whether each element is written separately.
    ///   - allowReserved: Whether reserved characters are sent unencoded, except `&` and `+`.
    ///   - isEncoded: Whether the value is percent-encoded already. All reserved characters are sent as they are then, also those
    ///     that begin further parameters.
    ///   - coding: The coding of dates and bytes.
    public mutating func query<V: ModelValue>(
        _ name: String,
        _ value: V?,
        lists: [ParameterStyle] = [],
        style: ParameterStyle = .form,
        explode: Bool = true,
        allowReserved: Bool = false,
        isEncoded: Bool = false,
        as coding: ValueCoding = .default
    ) {
        if let value {
            let escaping: ParameterSerializer.Escaping =
                isEncoded ? .url(allowsReserved: true) : .query(allowsReserved: allowReserved)
            add(name, .query, .styled(value, as: coding, style, explode: explode, escaping: escaping, lists: lists))
        }
    }

    /// Adds a header field, or nothing if the value is `nil`.
    @inline(never)
    public mutating func header<V: ModelValue>(_ name: String, _ value: V?) {
        header(name, value, explode: false)
    }

    /// Adds a header field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value, or `nil` to omit it.
    ///   - lists: The styles of lists in a list, from the outermost on.
    ///   - style: The style of a list that has other delimiters than commas (Swagger 2.0, `collectionFormat`).
    ///   - explode: Whether the members of an object are written with equals signs.
    ///   - coding: The coding of dates and bytes.
    public mutating func header<V: ModelValue>(
        _ name: String,
        _ value: V?,
        lists: [ParameterStyle] = [],
        style: ParameterStyle = .simple,
        explode: Bool = false,
        as coding: ValueCoding = .default
    ) {
        if let value {
            let escaping = ParameterSerializer.Escaping.url(allowsReserved: false)
            add(name, .header, .styled(value, as: coding, style, explode: explode, escaping: escaping, lists: lists))
        }
    }

    /// Adds a header field for each entry of a dictionary.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of the names of the fields.
    ///   - values: The values, by the rest of the names, or `nil` for none.
    public mutating func headers(prefix: String, _ values: [String: String]?) {
        for (name, value) in (values ?? [:]).sorted(by: { $0.key < $1.key }) {
            header(prefix + name, value)
        }
    }

    /// Sends the request's identifier in the given header field, instead of `x-ms-client-request-id`.
    ///
    /// - Parameter header: The name of the field.
    public mutating func clientRequestId(header: String) {
        update { $0.clientRequestIdHeader = header }
    }

    /// Adds a cookie.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value, or `nil` to omit it.
    ///   - style: The style. The value is percent-encoded unless the style is ``ParameterStyle/cookie``.
    ///   - explode: Whether each element of a list is written separately.
    ///   - allowReserved: Whether reserved characters are sent unencoded, except `;`, which ends a cookie.
    ///   - coding: The coding of dates and bytes.
    public mutating func cookie<V: ModelValue>(
        _ name: String,
        _ value: V?,
        style: ParameterStyle = .form,
        explode: Bool = true,
        allowReserved: Bool = false,
        as coding: ValueCoding = .default
    ) {
        if let value {
            let escaping: ParameterSerializer.Escaping = style == .cookie ? .none : .url(allowsReserved: allowReserved)
            add(name, .cookie, .styled(value, as: coding, style, explode: explode, escaping: escaping))
        }
    }

    /// Replaces a name in the path with a value, encoded as JSON.
    public mutating func path<V: ModelValue>(_ name: String, json value: V, as coding: ValueCoding = .default) {
        add(name, .path, .json(value, as: coding))
    }

    /// Adds a query parameter, encoded as JSON, or nothing if it is `nil`.
    public mutating func query<V: ModelValue>(_ name: String, json value: V?, as coding: ValueCoding = .default) {
        if let value {
            add(name, .query, .json(value, as: coding))
        }
    }

    /// Adds a header field, encoded as JSON, or nothing if it is `nil`.
    public mutating func header<V: ModelValue>(_ name: String, json value: V?, as coding: ValueCoding = .default) {
        if let value {
            add(name, .header, .json(value, as: coding))
        }
    }

    /// Adds a cookie, encoded as JSON, or nothing if it is `nil`.
    public mutating func cookie<V: ModelValue>(_ name: String, json value: V?, as coding: ValueCoding = .default) {
        if let value {
            add(name, .cookie, .json(value, as: coding))
        }
    }

    /// Sets the whole query to a value (OpenAPI 3.2, `in: querystring`).
    ///
    /// - Parameters:
    ///   - value: The value, or `nil` for no query.
    ///   - mediaType: The media type. A form is sent unchanged; JSON and text are percent-encoded.
    ///   - encoding: The encodings of form members that differ from the default, by name.
    ///   - coding: The coding of dates, bytes and exact numbers, if the value does not define it.
    public mutating func querystring<V: ModelValue>(
        _ value: V?,
        as mediaType: String,
        encoding: [String: FieldEncoding] = [:],
        coding: ValueCoding = .default
    ) {
        let encoding = BodyEncoding(coding: coding, fields: encoding)
        let content = value.map { RequestContent(value: .value($0), mediaType: mediaType, encoding: encoding) }
        update { $0.queryContent = content }
    }

    private mutating func add(_ name: String, _ location: RequestParameter.Location, _ value: RequestParameter.Value) {
        update { $0.parameters.append(RequestParameter(name: name, location: location, value: value)) }
    }
}
