import Foundation

/// Writes models as the values of parameters.
final class ParameterValueWriter: FormatWriter {
    /// An object or an array that is open.
    private enum Container {
        case object([ParameterValue.Member], name: String)
        case list([ParameterValue])
    }

    private var containers: [Container] = []
    private var value = ParameterValue.null

    private init() {}

    /// A value as a parameter is given it; one that cannot be expressed is ``ParameterValue/unrepresentable(_:)``.
    static func value(of model: some ModelValue, coding: ValueCoding) -> ParameterValue {
        let format = ParameterValueWriter()
        let writer = ModelWriter(format, coding: coding, writesReadOnlyMembers: false)
        model.write(to: writer)
        do {
            try writer.check()
            return format.value
        } catch {
            return .unrepresentable(String(describing: error))
        }
    }

    // MARK: - FormatWriter

    func beginObject() { containers.append(.object([], name: "")) }

    func beginMember(_ name: MemberName) { beginMember("\(name)") }

    func beginMember(_ name: String) {
        guard case .object(let members, _)? = containers.popLast() else { return }
        containers.append(.object(members, name: name))
    }

    func endMember() {}

    func endObject() {
        guard case .object(let members, _)? = containers.popLast() else { return }
        add(.object(members))
    }

    func beginArray(count: Int) { containers.append(.list([])) }

    func beginElement() {}

    func endArray() {
        guard case .list(let values)? = containers.popLast() else { return }
        add(.list(values))
    }

    func writeNull() { add(.null) }

    func write(_ text: String) { add(.text(text)) }

    func write(_ value: Bool) { add(.literal(value.requestString)) }

    func write(integer: Int64) { add(.literal(integer.requestString)) }

    func write(unsignedInteger: UInt64) { add(.literal(unsignedInteger.requestString)) }

    func write(_ number: Double) throws(ModelWritingError) {
        let value = number.parameterValue(coding: .default)
        if case .unrepresentable(let reason) = value { throw ModelWritingError(reason) }
        add(value)
    }

    func write(_ number: Decimal) { add(.literal(number.requestString)) }

    func write(numeral: String) { add(.literal(numeral)) }

    func write(_ date: Date, _ coding: ValueCoding) throws(ModelWritingError) {
        let value = date.parameterValue(coding: coding)
        if case .unrepresentable(let reason) = value { throw ModelWritingError(reason) }
        add(value)
    }

    func write(_ data: Data, _ coding: ValueCoding) { add(data.parameterValue(coding: coding)) }

    private func add(_ value: ParameterValue) {
        switch containers.popLast() {
        case .object(let members, let name):
            containers.append(.object(members + [ParameterValue.Member(name: name, value: value)], name: name))
        case .list(let values): containers.append(.list(values + [value]))
        case nil: self.value = value
        }
    }
}
