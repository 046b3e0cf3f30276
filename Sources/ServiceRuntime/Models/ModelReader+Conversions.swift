import Foundation

// Values that are sent in another form than described.

extension ModelReader {
    /// The text that the value is, where a number comes as text, or may do so.
    var textOfNumber: String? {
        guard coding.number != .number else { return nil }
        do { return try format.readString() } catch {
            // It is a number, or what reading one will complain of.
            return nil
        }
    }

    /// A scalar that is sent as one of another type than described, as languages do that convert these by themselves, and
    /// serializers of decimals. Among the alternatives of a union, it is better read as what it is.
    ///
    /// - Parameters:
    ///   - error: The error of reading the described type.
    ///   - value: What a text means as the described type, or `nil` if it means nothing.
    /// - Throws: The error if the value means nothing as the described type.
    private func scalar<Value>(insteadOf error: any Error, _ value: (String) -> Value?) throws -> Value {
        guard !isAtAlternative, let text = format.scalarText, let value = value(text) else { throw error }
        if isTryingAlternatives { fit.unknownValues += 1 }
        return value
    }

    /// The text of a number that is sent as text although it is described as a number.
    func number(insteadOf error: any Error) throws -> String { try scalar(insteadOf: error, Self.numberText) }

    /// A text or a Boolean that is sent as a scalar of another type. An alternative whose member is there in such a form has no more of
    /// a value than one without the member.
    ///
    /// - Parameters:
    ///   - error: The error of reading the described type.
    ///   - value: What a text means as the described type, or `nil` if it means nothing.
    /// - Throws: The error if the value means nothing as the described type.
    func converted<Value>(insteadOf error: any Error, _ value: (String) -> Value?) throws -> Value {
        let value = try scalar(insteadOf: error, value)
        if isTryingAlternatives { fit.members -= 1 }
        return value
    }

    /// A text, if it is that of a number.
    static func numberText(_ text: String) -> String? { JSONText.isNumber(text) ? text : nil }

    /// The point in time that is sent in another form than described: as a text of another form, or as a number, as serializers in Java
    /// and AWS's do. Among the alternatives of a union, a text or a number is better read as one.
    ///
    /// - Throws: The error of reading the described form if the value is anything else.
    func dateInOtherForm(insteadOf failure: any Error) throws -> Date {
        guard !isAtAlternative, !format.isNumber || coding.date.unitsInSecond == nil else { throw failure }
        let date: Date?
        if format.isNumber {
            let number = try format.readDouble()
            date = Date(timeIntervalSince1970: abs(number) < Self.minimumMilliseconds ? number : number / 1000)
        } else {
            do { date = DateText.date(try format.readToken()) } catch { throw failure }
        }
        guard let date else { throw failure }
        if isTryingAlternatives { fit.unknownValues += 1 }
        return date
    }

    /// The year 5138 in seconds, and 1973 in milliseconds.
    private static var minimumMilliseconds: Double { 100_000_000_000 }
}
