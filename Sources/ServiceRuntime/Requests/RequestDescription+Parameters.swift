// What is usual is left out of the simplest methods, instead of being the default of an argument: the code of every caller
// would hold the defaults. The compiler tells the methods for one place apart by their labels alone.
extension RequestDescription {
    /// Puts a value in the place of a name in the path, or in that of `server(_:)`, in the simple style.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    public mutating func path<V: ParameterConvertible>(_ name: String, _ value: V) {
        path(name, value, style: .simple)
    }

    /// Puts a value in the place of a name in the path, or in that of `server(_:)`, in the simple style.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    ///   - coding: How dates and bytes are written.
    public mutating func path<V: ParameterConvertible>(_ name: String, _ value: V, as coding: ValueCoding) {
        path(name, value, style: .simple, as: coding)
    }

    /// Puts a value in the place of a name in the path, or in that of `server(_:)`.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    ///   - style: How a list or an object is written.
    ///   - explode: Whether every element stands for itself.
    ///   - allowReserved: Whether reserved characters, `/` among them, are sent as they are.
    ///   - coding: How dates and bytes are written.
    public mutating func path<V: ParameterConvertible>(
        _ name: String,
        _ value: V,
        style: ParameterStyle,
        explode: Bool = false,
        allowReserved: Bool = false,
        as coding: ValueCoding = .default
    ) {
        add(name, .path, .styled(value, as: coding, style, explode: explode, allowReserved: allowReserved))
    }

    /// Puts a value of several segments, such as the path of a file, in the place of a name in the path: its slashes divide
    /// the path, and everything else is encoded.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    ///   - coding: How dates and bytes are written.
    public mutating func path<V: ParameterConvertible>(
        _ name: String,
        segments value: V,
        as coding: ValueCoding = .default
    ) {
        add(name, .path, .segments(value, as: coding))
    }

    /// Adds a parameter to the query, in the form style: every element of a list stands for itself.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    public mutating func query<V: ParameterConvertible>(_ name: String, _ value: V?) {
        query(name, value, style: .form)
    }

    /// Adds a parameter to the query, in the form style: every element of a list stands for itself.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    ///   - coding: How dates and bytes are written.
    public mutating func query<V: ParameterConvertible>(_ name: String, _ value: V?, as coding: ValueCoding) {
        query(name, value, style: .form, as: coding)
    }

    /// Adds a parameter to the query.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    ///   - style: How a list or an object is written.
    ///   - explode: Whether every element stands for itself.
    ///   - allowReserved: Whether reserved characters are sent as they are.
    ///   - coding: How dates and bytes are written.
    public mutating func query<V: ParameterConvertible>(
        _ name: String,
        _ value: V?,
        style: ParameterStyle,
        explode: Bool = true,
        allowReserved: Bool = false,
        as coding: ValueCoding = .default
    ) {
        if let value {
            add(name, .query, .styled(value, as: coding, style, explode: explode, allowReserved: allowReserved))
        }
    }

    /// Adds a header field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    public mutating func header<V: ParameterConvertible>(_ name: String, _ value: V?) {
        header(name, value, explode: false)
    }

    /// Adds a header field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    ///   - coding: How dates and bytes are written.
    public mutating func header<V: ParameterConvertible>(_ name: String, _ value: V?, as coding: ValueCoding) {
        header(name, value, explode: false, as: coding)
    }

    /// Adds a header field.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    ///   - explode: Whether an object is written with equals signs.
    ///   - coding: How dates and bytes are written.
    public mutating func header<V: ParameterConvertible>(
        _ name: String,
        _ value: V?,
        explode: Bool,
        as coding: ValueCoding = .default
    ) {
        if let value {
            add(name, .header, .styled(value, as: coding, .simple, explode: explode, allowReserved: false))
        }
    }

    /// Adds a cookie.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    ///   - style: Whether the value is percent-encoded, which it is unless the style is ``ParameterStyle/cookie``.
    ///   - explode: Whether every element of a list stands for itself.
    ///   - coding: How dates and bytes are written.
    public mutating func cookie<V: ParameterConvertible>(
        _ name: String,
        _ value: V?,
        style: ParameterStyle = .form,
        explode: Bool = true,
        as coding: ValueCoding = .default
    ) {
        if let value {
            add(name, .cookie, .styled(value, as: coding, style, explode: explode, allowReserved: false))
        }
    }

    /// Puts a value, written as JSON, in the place of a name in the path.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value.
    public mutating func path<V: ModelValue>(_ name: String, json value: V) {
        add(name, .path, .json(value))
    }

    /// Adds a parameter, written as JSON, to the query.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    public mutating func query<V: ModelValue>(_ name: String, json value: V?) {
        if let value {
            add(name, .query, .json(value))
        }
    }

    /// Adds a header field, written as JSON.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    public mutating func header<V: ModelValue>(_ name: String, json value: V?) {
        if let value {
            add(name, .header, .json(value))
        }
    }

    /// Adds a cookie, written as JSON.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: Its value; nil is not sent.
    public mutating func cookie<V: ModelValue>(_ name: String, json value: V?) {
        if let value {
            add(name, .cookie, .json(value))
        }
    }

    /// Makes a value the whole query (OpenAPI 3.2, `in: querystring`).
    ///
    /// - Parameters:
    ///   - value: The value; nil for no query.
    ///   - mediaType: How it is written: a form as it is, JSON and text percent-encoded.
    ///   - encoding: How members of a form are sent where that is not the usual way, by their names.
    public mutating func querystring<V: ModelValue>(
        _ value: V?,
        as mediaType: String,
        encoding: [String: FieldEncoding] = [:]
    ) {
        let content = value.map {
            RequestContent(value: .value($0), mediaType: mediaType, root: nil, encodings: encoding)
        }
        update { $0.queryContent = content }
    }

    private mutating func add(_ name: String, _ location: RequestParameter.Location, _ value: RequestParameter.Value) {
        update { $0.parameters.append(RequestParameter(name: name, location: location, value: value)) }
    }
}
