import Foundation

extension JSONReader {
    func readJSONValue() throws -> JSONValue {
        try value(at: position)
    }

    func readExactJSONValue() throws -> JSONValue {
        keepsAllDigits = true
        defer { keepsAllDigits = false }
        return try value(at: position)
    }

    /// Goes down without leaving the tape, and apart from what reads scalars, which takes less of the stack than reading values by their
    /// types.
    private func value(at index: Int) throws(ModelReadingError) -> JSONValue {
        switch entries[index].kind {
        case .array: .array(try elements(of: index))
        case .object: .object(try members(of: index))
        default: scalar(at: index)
        }
    }

    private func scalar(at index: Int) -> JSONValue {
        switch entries[index].kind {
        // The latter two are none.
        case .null, .array, .object: .null
        case .true: .bool(true)
        case .false: .bool(false)
        case .integer, .number: number(at: index)
        case .string, .escapedString, .repeatedName: .string(string(at: index))
        }
    }

    private func number(at index: Int) -> JSONValue {
        if entries[index].kind == .integer, let integer = JSONText.integer(bytes(of: index)) {
            return .integer(integer)
        }
        let number = JSONText.double(bytes(of: index))
        // Its exponent is beyond those of a Double, which would be infinite, or zero.
        guard number.isFinite, number != 0 || ExactDecimal.isZero(bytes(of: index)) else {
            return .numeral(String(decoding: bytes(of: index), as: UTF8.self))
        }
        // A Double has all of 15 digits, and most services write no more of it than it needs.
        let maximumBytes = entries[index].kind == .integer ? 15 : 16
        let isShort = bytes(of: index).count <= maximumBytes
        if number == number.rounded() {
            if isShort, number.magnitude < 1e15 { return .integer(Int64(number)) }
            if let integer = ExactDecimal.wholeNumber(bytes(of: index)) { return .integer(integer) }
        }
        guard !isShort, !number.description.utf8.elementsEqual(bytes(of: index)) else { return .number(number) }
        let text = String(decoding: bytes(of: index), as: UTF8.self)
        guard let exact = Decimal(string: text, locale: nil) else {
            // Its exponent is beyond those of a Decimal.
            return ExactDecimal.significantDigits(text).count > 17 ? .numeral(text) : .number(number)
        }
        guard ExactDecimal.isExact(exact, text) else { return .numeral(text) }
        return .number(exact, nearest: number, keepsAllDigits: keepsAllDigits)
    }

    private func elements(of array: Int) throws(ModelReadingError) -> [JSONValue] {
        var elements: [JSONValue] = []
        elements.reserveCapacity(entries[array].length)
        var element = array + 1
        while element < entries[array].next(after: array) {
            do { elements.append(try value(at: element)) } catch { throw error.inElement(elements.count) }
            element = entries[element].next(after: element)
        }
        return elements
    }

    private func members(of object: Int) throws(ModelReadingError) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        members.reserveCapacity(entries[object].length)
        var name = object + 1
        while name < entries[object].next(after: object) {
            if entries[name].kind != .repeatedName {
                let text = string(at: name)
                do { try members.add(value(at: name + 1), named: text) } catch { throw error.inMember(text) }
            }
            name = entries[name + 1].next(after: name + 1)
        }
        return members
    }
}
