import Foundation

/// The value of a parameter before its style turns it into text.
public enum ParameterValue: Sendable, Hashable {
    /// A member of an object.
    public struct Member: Sendable, Hashable {
        /// The name.
        public let name: String
        /// The value.
        public let value: ParameterValue

        /// Creates a member.
        public init(name: String, value: ParameterValue) {
            self.name = name
            self.value = value
        }
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
    /// A value that cannot be expressed as text, and the reason.
    case unrepresentable(String)
}

/// A value that can be sent as a parameter.
public protocol ParameterConvertible: Sendable {
    /// Returns the value as a parameter.
    ///
    /// - Parameter coding: The coding of dates, bytes and numbers.
    func parameterValue(coding: ValueCoding) -> ParameterValue
}

extension ParameterConvertible where Self: RequestStringConvertible {
    /// The value's text.
    public func parameterValue(coding: ValueCoding) -> ParameterValue { .text(requestString) }
}

extension String: ParameterConvertible {}
extension URL: ParameterConvertible {}
extension UUID: ParameterConvertible {}

extension Bool: ParameterConvertible {
    /// `true` or `false`.
    public func parameterValue(coding: ValueCoding) -> ParameterValue { .literal(requestString) }
}

extension ParameterConvertible where Self: BinaryInteger & RequestStringConvertible {
    /// The digits.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        coding.number == .integerText ? .text(requestString) : .literal(requestString)
    }
}

extension Int: ParameterConvertible {}
extension Int32: ParameterConvertible {}
extension Int64: ParameterConvertible {}
extension UInt64: ParameterConvertible {}

extension ParameterConvertible where Self: BinaryFloatingPoint & RequestStringConvertible {
    /// The shortest text of the number, which must be finite unless the coding has a text for those that are not.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        if isFinite { return .literal(requestString) }
        return coding.number.text(ofNotFinite: Double(self)).map(ParameterValue.text)
            ?? .unrepresentable("\(self) is not a finite number")
    }
}

extension Double: ParameterConvertible {}
extension Float: ParameterConvertible {}

extension Decimal: ParameterConvertible {
    /// All digits of the number, which must be finite.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        guard isFinite else { return .unrepresentable("\(self) is not a finite number") }
        return coding.decimal == .text ? .text(requestString) : .literal(requestString)
    }
}

extension Date: ParameterConvertible {
    /// The point in time, in the given coding.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        if let problem = DateText.problem(with: self, in: coding.date) { return .unrepresentable(problem) }
        if let number = coding.date.number(of: self) { return .literal(number.requestString) }
        return .text(DateText.text(self, coding.date))
    }
}

extension Data: ParameterConvertible {
    /// The bytes, in the given coding.
    public func parameterValue(coding: ValueCoding) -> ParameterValue { .text(Base64.text(self, coding.data)) }
}

extension Array: ParameterConvertible where Element: ParameterConvertible {
    /// The values.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        let values = map { $0.parameterValue(coding: coding) }
        return values.first { $0.isUnrepresentable } ?? .list(values)
    }
}

extension Dictionary: ParameterConvertible where Key == String, Value: ParameterConvertible {
    /// The members, sorted by name.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        let values = mapValues { $0.parameterValue(coding: coding) }
        if let refusal = values.values.first(where: { $0.isUnrepresentable }) { return refusal }
        return .object(
            values.sorted { $0.key < $1.key }.map { ParameterValue.Member(name: $0.key, value: $0.value) }
        )
    }
}

extension Optional: ParameterConvertible where Wrapped: ParameterConvertible {
    /// The value, or empty text for `nil`.
    public func parameterValue(coding: ValueCoding) -> ParameterValue {
        self?.parameterValue(coding: coding) ?? .null
    }
}

extension JSONValue: ParameterConvertible {
    /// Scalars as text, arrays and objects as such.
    public func parameterValue(coding: ValueCoding) -> ParameterValue { ParameterValue(of: self, coding: coding) }
}

extension ParameterValue {
    /// The value of a model; one that cannot be expressed is ``unrepresentable(_:)``.
    ///
    /// - Parameters:
    ///   - model: The model. Members that only the service sets are left out.
    ///   - coding: The coding of dates and bytes.
    init(of model: some ModelValue, coding: ValueCoding) {
        do throws(ModelWritingError) {
            self = try FieldValueWriter.value(of: model, coding: coding).parameterValue()
        } catch {
            self = .unrepresentable(error.description)
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
        case .text, .literal, .null, .unrepresentable: []
        }
    }

    private var texts: [String] {
        switch self {
        case .text(let text), .literal(let text): [text]
        default: partTexts
        }
    }

    fileprivate var isUnrepresentable: Bool {
        if case .unrepresentable = self { true } else { false }
    }
}
