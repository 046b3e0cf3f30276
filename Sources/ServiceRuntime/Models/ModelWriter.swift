import Foundation

/// Writes models to a body in any format.
///
/// A writer is positioned where a value is to be. A model writes the members of an object by name, and any other type writes a value
/// that can be written: `amount.writeValue(to: writer)`.
///
/// Writing does not throw. If the format cannot express a value, the writer stores the first such error, writes nothing
/// more, and throws the error when the body is requested.
public final class ModelWriter {
    /// Whether to write members that only the service sets. Requests leave them out (OpenAPI 3.0, "readOnly").
    public let writesReadOnlyMembers: Bool

    private let format: any FormatWriter
    private var coding: ValueCoding
    /// The first value that could not be expressed.
    private(set) var problem: ModelWritingError?
    /// The current inner objects, whose members are members of the model.
    private var containers: [Container] = []
    /// How many of them, the innermost ones, have not begun, because there was nothing to write in them so far.
    private var waitingContainers = 0

    /// Writes in a format.
    init(_ format: any FormatWriter, _ encoding: BodyEncoding) {
        writesReadOnlyMembers = encoding.writesReadOnlyMembers
        self.format = format
        coding = encoding.coding
    }

    // MARK: Members of an object

    /// Sets the XML names of the current object and its members. Call it before you write any of them.
    public func use(_ form: XMLForm) { format.use(form) }

    // Where no coding of dates, bytes and numbers is given, it is that of the value around the member.

    /// Writes a member, or nothing if there is no value.
    public func write<Value: ModelValue>(_ value: Value?, for name: MemberName, as coding: ValueCoding? = nil) {
        guard let value else { return }
        with(coding) { member(name) { value.writeValue(to: self) } }
    }

    /// Writes a member, or `null` if there is no value.
    public func writeNullable<Value: ModelValue>(_ value: Value?, for name: MemberName, as coding: ValueCoding? = nil) {
        if value == nil, waitingContainers > 0 {
            // `null` alone is not a reason to send the object.
            containers[containers.count - 1].nulls.append(name)
        } else {
            with(coding) { member(name) { value.writeValue(to: self) } }
        }
    }

    /// Writes members with dynamic names, sorted by name.
    ///
    /// - Parameters:
    ///   - values: The members by name.
    ///   - names: The names of members that the object has otherwise. One of these among the values cannot be written.
    ///   - coding: The coding of dates and bytes, if it is not that of the body.
    public func writeOthers<Value: ModelValue>(
        _ values: [String: Value],
        except names: [String] = [],
        as coding: ValueCoding? = nil
    ) {
        with(coding) { writeEach(of: values, except: names) }
    }

    private func writeEach<Value: ModelValue>(of values: [String: Value], except names: [String]) {
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            guard problem == nil else { return }
            // Values can be compared that cannot be sent.
            if names.contains(name), !(format is ComparisonWriter) {
                fail("it has a member of its own, so it cannot be among the additional properties")
            } else {
                if waitingContainers > 0 { beginContainers() }
                format.beginMember(name)
                value.writeValue(to: self)
            }
            locate { $0.inMember(name) }
        }
    }

    // MARK: Members of objects within

    /// An object whose members are members of the model.
    private struct Container {
        let name: MemberName
        /// Whether it is not written, because something before it could not be expressed.
        let isDropped: Bool
        /// The members to write as `null` if the object begins.
        var nulls: [MemberName] = []
    }

    /// Begins an object whose members the model has as its own. From then on, the model writes the members of this
    /// object, until it calls ``leaveObject()``.
    public func enterObject(_ name: MemberName) {
        enterObjectIfNeeded(name)
        beginContainers()
    }

    /// Begins an object, as ``enterObject(_:)`` does, but only if there is a member to write in it.
    public func enterObjectIfNeeded(_ name: MemberName) {
        containers.append(Container(name: name, isDropped: problem != nil))
        waitingContainers += 1
    }

    /// Ends the object that was entered last, if it was begun.
    public func leaveObject() {
        guard let container = containers.popLast() else { return }
        if waitingContainers > 0 {
            waitingContainers -= 1
            return
        }
        guard !container.isDropped else { return }
        if problem == nil { format.endObject() }
        locate { $0.inMember("\(container.name)") }
    }

    private func beginContainers() {
        let waiting = containers.suffix(waitingContainers)
        waitingContainers = 0
        for container in waiting where problem == nil {
            format.beginMember(container.name)
            express(try format.beginObject())
            for name in container.nulls { member(name) { writeNull() } }
        }
    }

    // MARK: Members of the usual types

    // What `write` does for these types as well, by methods that are generic over nothing but what a container holds.

    /// Writes a text member, or nothing if there is no value.
    public func writeString(_ value: String?, for name: MemberName) { write(value, for: name) }

    /// Writes a Boolean member, or nothing if there is no value.
    public func writeBool(_ value: Bool?, for name: MemberName) { write(value, for: name) }

    /// Writes an integer member, or nothing if there is no value.
    public func writeInt(_ value: Int?, for name: MemberName) { write(value, for: name) }

    /// Writes a member that is a number, or nothing if there is no value.
    public func writeDouble(_ value: Double?, for name: MemberName) { write(value, for: name) }

    /// Writes a member that is a URL, or nothing if there is no value.
    public func writeURL(_ value: URL?, for name: MemberName) { write(value, for: name) }

    /// Writes a member that is a point in time, or nothing if there is no value.
    public func writeDate(_ value: Date?, for name: MemberName) { write(value, for: name) }

    /// Writes a member that is an array, or nothing if there is no value.
    public func writeArray<Element: ModelValue>(_ value: [Element]?, for name: MemberName) { write(value, for: name) }

    /// Writes a member that is an object with dynamic member names, or nothing if there is no value.
    public func writeDictionary<Value: ModelValue>(_ value: [String: Value]?, for name: MemberName) {
        write(value, for: name)
    }

    // MARK: A value

    /// Writes `null`.
    func writeNull() { express(try format.writeNull()) }

    /// Writes text.
    func write(_ text: String) { express(try format.write(text)) }

    /// Writes a Boolean.
    func write(_ value: Bool) { express(try format.write(value)) }

    /// Writes an integer, in the current coding.
    func write(integer: Int64) {
        if coding.number == .integerText { return write(String(integer)) }
        express(try format.write(integer: integer))
    }

    /// Writes a non-negative integer, in the current coding.
    func write(unsignedInteger: UInt64) {
        if coding.number == .integerText { return write(String(unsignedInteger)) }
        express(try format.write(unsignedInteger: unsignedInteger))
    }

    /// Writes a number, in the current coding.
    func write(_ number: Double) {
        if !number.isFinite, let text = coding.number.text(ofNotFinite: number) { return write(text) }
        express(try format.write(number))
    }

    /// Writes an exact number, in the current coding.
    func write(_ number: Decimal) {
        if coding.decimal == .text, number.isFinite { return write(number.description) }
        express(try format.write(number))
    }

    /// Writes a number that has more digits than any of Swift's types holds.
    func write(numeral: String) {
        guard JSONText.isNumber(numeral) else { return fail("'\(numeral)' is not a JSON number") }
        express(try format.write(literal: numeral))
    }

    /// Writes a point in time, in the current coding.
    func write(_ date: Date) { express(try format.write(date, coding)) }

    /// Writes bytes, in the current coding.
    func write(_ data: Data) { express(try format.write(data, coding)) }

    /// Writes a file.
    func write(_ file: MultipartFile) { express(try format.write(file)) }

    /// Writes a value with a media type and header fields of its own, in formats with parts.
    func write(_ value: some ModelValue, contentType: String?, headers: HTTPHeaders) {
        format.describe(contentType: contentType, headers: headers)
        value.writeValue(to: self)
    }

    /// Writes the value of a union, or fails if that is an unknown one which the format would make another one of.
    func write(alternative value: any ModelValue) {
        if !format.keepsFreeFormObjects, let unknown = value as? JSONValue,
            unknown.contains(where: { $0.members != nil })
        {
            return fail(
                "an alternative that the client does not know cannot be sent in XML: its attributes and the order of its elements "
                    + "are not kept"
            )
        }
        value.writeValue(to: self)
    }

    /// Writes an array of values.
    func writeElements<Value: ModelValue>(_ values: [Value]) {
        express(try format.beginArray(count: values.count))
        for index in 0..<values.count {
            guard problem == nil else { return }
            format.beginElement()
            values[index].writeValue(to: self)
            locate { $0.inElement(index) }
        }
        format.endArray()
    }

    /// Writes an object whose members a closure writes.
    func writeObject(_ members: () -> Void) {
        express(try format.beginObject())
        members()
        format.endObject()
    }

    /// Reports that the current value cannot be sent. Nothing more is written then.
    ///
    /// - Parameter message: What is wrong, such as "the amount is negative". The error also has the path of the value.
    public func fail(_ message: String) {
        if problem == nil { problem = ModelWritingError(message) }
    }

    // MARK: Problems

    /// Throws the first problem that there was.
    func check() throws(ModelWritingError) {
        if let problem { throw problem }
    }

    private func member(_ name: MemberName, _ write: () -> Void) {
        guard problem == nil else { return }
        if waitingContainers > 0 { beginContainers() }
        format.beginMember(name)
        write()
        locate { $0.inMember("\(name)") }
    }

    private func express(_ write: @autoclosure () throws(ModelWritingError) -> Void) {
        guard problem == nil else { return }
        do throws(ModelWritingError) { try write() } catch { problem = error }
    }

    /// Says where a problem is that has just come up.
    private func locate(_ seenFromOutside: (ModelWritingError) -> ModelWritingError) {
        problem = problem.map(seenFromOutside)
    }

    @inline(__always)
    private func with(_ coding: ValueCoding?, _ body: () -> Void) {
        guard let coding else { return body() }
        let outer = self.coding
        self.coding = coding
        body()
        self.coding = outer
    }
}
