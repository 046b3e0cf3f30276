import Foundation

/// A value of a form or of a parameter, before it is decided what becomes of its parts.
enum FieldValue {
    /// A member of an object.
    struct Member {
        let name: String
        let value: FieldValue
    }

    /// Text, a number, a Boolean or no value.
    case scalar(ParameterValue)
    /// Bytes, and their coding as text.
    indirect case data(Data, ValueCoding)
    /// A file.
    indirect case file(MultipartFile)
    /// The values of an array.
    case list([FieldValue])
    /// The members of an object, and their names in XML if these differ.
    indirect case object([Member], XMLForm?)
    /// A value with a media type and header fields of its own.
    indirect case part(FieldValue, contentType: String?, headers: HTTPHeaders)
    /// The text of a value that is sent as JSON.
    case json(String)

    /// The value as that of a parameter, which has no files and no parts.
    ///
    /// - Throws: ``ModelWritingError`` if it contains a file on disk or a stream.
    func parameterValue() throws(ModelWritingError) -> ParameterValue {
        switch self {
        case .scalar(let value): return value
        case .json(let text): return .literal(text)
        case .data(let data, let coding): return .text(Base64.text(data, coding.data))
        case .file(let file): return .text(try file.text())
        case .list(let elements):
            return .list(
                try elements.mapElements { element throws(ModelWritingError) in try element.parameterValue() }
            )
        case .object(let members, _):
            var values: [ParameterValue.Member] = []
            values.reserveCapacity(members.count)
            for member in members {
                do throws(ModelWritingError) {
                    values.append(ParameterValue.Member(name: member.name, value: try member.value.parameterValue()))
                } catch { throw error.inMember(member.name) }
            }
            return .object(values)
        case .part(let value, _, _): return try value.parameterValue()
        }
    }

    /// The value as text, as which an array or an object is JSON.
    ///
    /// - Throws: ``ModelWritingError`` if it contains a file on disk or a stream.
    func text() throws(ModelWritingError) -> String { try parameterValue().elementText }

    /// The value as JSON if it is an array or an object, of which forms have no form. A value in a part stays in it, and a file is
    /// what its author wrote: JSON already, if that is sent.
    ///
    /// - Parameter includingScalars: Whether texts, numbers, Booleans and bytes become JSON as well.
    /// - Throws: ``ModelWritingError`` if an array or an object contains a file on disk or a stream.
    func asJSON(includingScalars: Bool) throws(ModelWritingError) -> FieldValue {
        switch self {
        case .scalar, .data: includingScalars ? .json(try parameterValue().json) : self
        case .list, .object: .json(try parameterValue().json)
        case .part(let value, let contentType, let headers):
            .part(try value.asJSON(includingScalars: includingScalars), contentType: contentType, headers: headers)
        case .file, .json: self
        }
    }

    /// Writes the value in XML.
    ///
    /// - Throws: ``ModelWritingError`` if XML cannot express a part of it.
    func write(to format: XMLWriter) throws(ModelWritingError) {
        switch self {
        case .scalar(.null): try format.writeNull()
        case .scalar(let value): try format.write(value.elementText)
        case .json(let text): try format.write(text)
        case .data(let data, let coding): try format.write(data, coding)
        case .file(let file): try format.write(file)
        case .part(let value, _, _): try value.write(to: format)
        case .list(let elements):
            try format.beginArray(count: elements.count)
            _ = try elements.mapElements { element throws(ModelWritingError) in
                format.beginElement()
                try element.write(to: format)
            }
            format.endArray()
        case .object(let members, let form):
            try format.beginObject()
            if let form { format.use(form) }
            for member in members {
                format.beginMember(member.name)
                do throws(ModelWritingError) {
                    try member.value.write(to: format)
                } catch { throw error.inMember(member.name) }
            }
            format.endObject()
        }
    }
}

extension [FieldValue] {
    /// Converts the elements of an array. An error tells which of them it is of.
    func mapElements<Value>(
        _ convert: (FieldValue) throws(ModelWritingError) -> Value
    ) throws(ModelWritingError) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(count)
        for (index, element) in enumerated() {
            do throws(ModelWritingError) { values.append(try convert(element)) } catch { throw error.inElement(index) }
        }
        return values
    }
}

extension MultipartFile {
    /// The content as text, as which a body without parts has it: that of bytes is base64.
    ///
    /// - Throws: ``ModelWritingError`` if it is a file on disk or a stream.
    func text() throws(ModelWritingError) -> String {
        switch source {
        case .body(let body):
            guard let data = body.data else {
                throw ModelWritingError("a file on disk or a stream can only be sent as a part of a multipart body")
            }
            return Base64.text(data, .base64)
        case .text(let text): return text
        }
    }
}
