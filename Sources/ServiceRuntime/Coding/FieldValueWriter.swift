import Foundation

/// Writes models as values of forms and parameters.
final class FieldValueWriter: FormatWriter {
    /// An object or an array that is open. It is changed in place: taken out and put back, it would be copied for each value.
    private struct Container {
        let isObject: Bool
        /// What the object or array as a whole is described by.
        let description: Description?
        /// The names in XML of the object and its members, if they have any.
        var form: XMLForm?
        /// The name of the member that has begun.
        var name = ""
        var members: [FieldValue.Member] = []
        var values: [FieldValue] = []
    }

    private typealias Description = (contentType: String?, headers: HTTPHeaders)

    /// The members of the outermost object that are sent as XML.
    private let xmlMembers: Set<String>
    private var containers: [Container] = []
    /// The properties of the next value.
    private var description: Description?
    /// What has been written, once it is complete.
    private var value: FieldValue?

    private init(xmlMembers: Set<String>) { self.xmlMembers = xmlMembers }

    /// A model's value.
    ///
    /// - Parameters:
    ///   - model: The model. Members that only the service sets are left out.
    ///   - coding: The coding of dates and bytes.
    ///   - xmlMembers: The members that are sent as XML; of an array, whose elements have no names, any if some elements are.
    /// - Throws: ``ModelWritingError`` if a part of it cannot be expressed, such as a number that is not finite.
    static func value(
        of model: some ModelValue,
        coding: ValueCoding,
        xmlMembers: Set<String> = []
    ) throws(ModelWritingError) -> FieldValue {
        let format = FieldValueWriter(xmlMembers: xmlMembers)
        let writer = ModelWriter(format, BodyEncoding(coding: coding))
        model.writeValue(to: writer)
        try writer.check()
        return format.value ?? .scalar(.null)
    }

    // MARK: - FormatWriter

    /// What is sent as XML does not.
    var keepsFreeFormObjects: Bool {
        guard let outermost = containers.first else { return true }
        return outermost.isObject ? !xmlMembers.contains(outermost.name) : xmlMembers.isEmpty
    }

    func use(_ form: XMLForm) {
        guard let last = containers.indices.last else { return }
        containers[last].form = form
    }

    func beginObject() { begin(isObject: true) }

    func beginMember(_ name: MemberName) { beginMember("\(name)") }

    func beginMember(_ name: String) {
        guard let last = containers.indices.last else { return }
        containers[last].name = name
    }

    func endObject() { end() }

    func beginArray(count: Int) {
        begin(isObject: false)
        containers[containers.count - 1].values.reserveCapacity(count)
    }

    func beginElement() {}

    func endArray() { end() }

    func writeNull() { add(.scalar(.null)) }

    func write(_ text: String) { add(.scalar(.text(text))) }

    func write(literal: String) { add(.scalar(.literal(literal))) }

    func write(_ number: Double) throws(ModelWritingError) {
        guard number.isFinite else { throw ModelWritingError("\(number) is not a finite number") }
        write(literal: number.requestString)
    }

    func write(_ number: Decimal) throws(ModelWritingError) {
        guard number.isFinite else { throw ModelWritingError("\(number) is not a finite number") }
        write(literal: number.requestString)
    }

    func write(_ data: Data, _ coding: ValueCoding) { add(.data(data, coding)) }

    func write(_ file: MultipartFile) { add(.file(file)) }

    func describe(contentType: String?, headers: HTTPHeaders) { description = (contentType, headers) }

    // MARK: Values

    private func begin(isObject: Bool) {
        containers.append(Container(isObject: isObject, description: description))
        description = nil
    }

    private func end() {
        guard let container = containers.popLast() else { return }
        description = container.description
        add(container.isObject ? .object(container.members, container.form) : .list(container.values))
    }

    private func add(_ undescribed: FieldValue) {
        let value =
            description.map { .part(undescribed, contentType: $0.contentType, headers: $0.headers) } ?? undescribed
        description = nil
        guard let last = containers.indices.last else {
            self.value = value
            return
        }
        if containers[last].isObject {
            containers[last].members.append(FieldValue.Member(name: containers[last].name, value: value))
        } else {
            containers[last].values.append(value)
        }
    }
}
