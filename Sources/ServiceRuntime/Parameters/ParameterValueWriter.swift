import Foundation

/// Writes models as the values of parameters.
final class ParameterValueWriter: FormatWriter {
    /// An object or an array that is open. It is changed in place: taken out and put back, it would be copied for each value.
    private struct Container {
        let isObject: Bool
        /// The name of the member that has begun.
        var name = ""
        var members: [ParameterValue.Member] = []
        var values: [ParameterValue] = []
    }

    private var containers: [Container] = []
    /// What has been written, once it is complete.
    private(set) var value: ParameterValue?

    /// A value as a parameter is given it; one that cannot be expressed is ``ParameterValue/unrepresentable(_:)``.
    static func value(of model: some ModelValue, coding: ValueCoding) -> ParameterValue {
        let format = ParameterValueWriter()
        let writer = ModelWriter(format, coding: coding, writesReadOnlyMembers: false)
        model.write(to: writer)
        do {
            try writer.check()
            return format.value ?? .null
        } catch {
            return .unrepresentable(String(describing: error))
        }
    }

    // MARK: - FormatWriter

    func beginObject() { containers.append(Container(isObject: true)) }

    func beginMember(_ name: MemberName) { beginMember("\(name)") }

    func beginMember(_ name: String) {
        guard let last = containers.indices.last else { return }
        containers[last].name = name
    }

    func endMember() {}

    func endObject() { end() }

    func beginArray(count: Int) {
        containers.append(Container(isObject: false))
        containers[containers.count - 1].values.reserveCapacity(count)
    }

    func beginElement() {}

    func endArray() { end() }

    func writeNull() { add(.null) }

    func write(_ text: String) { add(.text(text)) }

    func write(_ value: Bool) { add(.literal(value.requestString)) }

    func write(integer: Int64) { add(.literal(integer.requestString)) }

    func write(unsignedInteger: UInt64) { add(.literal(unsignedInteger.requestString)) }

    func write(_ number: Double) throws(ModelWritingError) {
        try addExpressible(number.parameterValue(coding: .default))
    }

    func write(_ number: Decimal) throws(ModelWritingError) {
        try addExpressible(number.parameterValue(coding: .default))
    }

    func write(numeral: String) { add(.literal(numeral)) }

    func write(_ date: Date, _ coding: ValueCoding) throws(ModelWritingError) {
        try addExpressible(date.parameterValue(coding: coding))
    }

    func write(_ data: Data, _ coding: ValueCoding) { add(data.parameterValue(coding: coding)) }

    private func end() {
        guard let container = containers.popLast() else { return }
        add(container.isObject ? .object(container.members) : .list(container.values))
    }

    private func addExpressible(_ value: ParameterValue) throws(ModelWritingError) {
        if case .unrepresentable(let reason) = value { throw ModelWritingError(reason) }
        add(value)
    }

    private func add(_ value: ParameterValue) {
        guard let last = containers.indices.last else {
            self.value = value
            return
        }
        if containers[last].isObject {
            let name = containers[last].name
            containers[last].members.append(ParameterValue.Member(name: name, value: value))
        } else {
            containers[last].values.append(value)
        }
    }
}
