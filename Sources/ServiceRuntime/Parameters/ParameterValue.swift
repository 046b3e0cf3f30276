/// The value of a parameter before its style turns it into text.
enum ParameterValue: Sendable, Hashable {
    /// A member of an object.
    struct Member: Sendable, Hashable {
        let name: String
        let value: ParameterValue
    }

    /// Text.
    case text(String)
    /// A number or a Boolean, which has the same text in JSON.
    case literal(String)
    /// No value. Its text is empty.
    case null
    /// The values of an array.
    case list([ParameterValue])
    /// The values of a nested array, with the delimiters of a style.
    case delimited([ParameterValue], by: ParameterStyle)
    /// The members of an object.
    case object([Member])
}

extension ParameterValue {
    /// The value of a parameter.
    ///
    /// - Parameters:
    ///   - model: What is sent. Members that only the service sets are left out.
    ///   - coding: The coding of dates, bytes and numbers.
    /// - Throws: ``ModelWritingError`` if no text can express it, such as a number that is not finite.
    init(of model: some ModelValue, coding: ValueCoding) throws(ModelWritingError) {
        // Most are one of these two, for which no writer is made. A cast that fails takes longer than to compare types.
        let modelType = type(of: model) as any Any.Type
        if modelType == String.self, let text = model as? String {
            self = .text(text)
        } else if modelType == Int.self, coding.number != .integerText, let number = model as? Int {
            self = .literal(String(number))
        } else {
            self = try FieldValueWriter.value(of: model, coding: coding).parameterValue()
        }
    }

    /// The value, with delimiters of their own for the lists in a list, as `collectionFormat` of Swagger's `items` says it.
    ///
    /// - Parameter styles: How the lists become text, from the outermost on; deeper ones stay as they are.
    func delimitingLists(by styles: [ParameterStyle]) -> ParameterValue {
        guard case .list(let values) = self, !styles.isEmpty else { return self }
        return .list(values.map { $0.delimited(by: styles[...]) })
    }

    private func delimited(by styles: ArraySlice<ParameterStyle>) -> ParameterValue {
        guard case .list(let values) = self, let style = styles.first else { return self }
        return .delimited(values.map { $0.delimited(by: styles.dropFirst()) }, by: style)
    }

    /// The texts in an array or an object, at any depth; none of any other value.
    var partTexts: [String] {
        switch self {
        case .list(let values), .delimited(let values, _): values.flatMap(\.texts)
        case .object(let members): members.flatMap(\.value.texts)
        case .text, .literal, .null: []
        }
    }

    private var texts: [String] {
        switch self {
        case .text(let text), .literal(let text): [text]
        default: partTexts
        }
    }
}
