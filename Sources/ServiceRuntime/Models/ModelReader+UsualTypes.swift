import Foundation

/// Members of the types that most members have.
///
/// The methods do what ``ModelReader/read(_:)`` and ``ModelReader/readIfPresent(_:)`` do, but those of required members return
/// a placeholder instead of throwing, and those of simple types are not generic: such a member is read in a third of the time
/// and compiled in half of it. Those of arrays and dictionaries are generic over what these hold, so that models need no
/// code that finds how an array is read.
extension ModelReader {
    /// Reads required text. If it is missing, `null` or has another type, the reader throws when it has read the model.
    public func readString(_ name: MemberName) -> String {
        member(name, or: "") { try readString() }
    }

    /// Reads optional text. Returns `nil` if it is missing or `null`.
    public func readStringIfPresent(_ name: MemberName) -> String? {
        memberIfPresent(name) { try readString() }
    }

    /// Reads a required Boolean. If it is missing, `null` or has another type, the reader throws when it has read the model.
    public func readBool(_ name: MemberName) -> Bool {
        member(name, or: false) { try readBool() }
    }

    /// Reads an optional Boolean. Returns `nil` if it is missing or `null`.
    public func readBoolIfPresent(_ name: MemberName) -> Bool? {
        memberIfPresent(name) { try readBool() }
    }

    /// Reads a required integer. If it is missing, `null`, has another type or does not fit, the reader throws when it has read
    /// the model.
    public func readInt(_ name: MemberName) -> Int {
        member(name, or: 0) { try Int(reading: self) }
    }

    /// Reads an optional integer. Returns `nil` if it is missing or `null`.
    public func readIntIfPresent(_ name: MemberName) -> Int? {
        memberIfPresent(name) { try Int(reading: self) }
    }

    /// Reads a required number. If it is missing, `null` or has another type, the reader throws when it has read the model.
    public func readDouble(_ name: MemberName) -> Double {
        member(name, or: 0) { try readDouble() }
    }

    /// Reads an optional number. Returns `nil` if it is missing or `null`.
    public func readDoubleIfPresent(_ name: MemberName) -> Double? {
        memberIfPresent(name) { try readDouble() }
    }

    /// Reads a required point in time. If it is missing, `null` or is none, the reader throws when it has read the model.
    public func readDate(_ name: MemberName, as coding: ValueCoding? = nil) -> Date {
        with(coding) { member(name, or: Date(timeIntervalSince1970: 0)) { try readDate() } }
    }

    /// Reads an optional point in time. Returns `nil` if it is missing or `null`.
    public func readDateIfPresent(_ name: MemberName) -> Date? {
        memberIfPresent(name) { try readDate() }
    }

    /// Reads a required URL. If it is missing, `null` or is none, the reader throws when it has read the model.
    public func readURL(_ name: MemberName) -> URL {
        member(name, or: URL(filePath: "/", directoryHint: .isDirectory)) { try URL(reading: self) }
    }

    /// Reads an optional URL. Returns `nil` if it is missing or `null`.
    public func readURLIfPresent(_ name: MemberName) -> URL? {
        memberIfPresent(name) { try URL(reading: self) }
    }

    /// Reads a required array. If it is missing or has another type, the reader throws when it has read the model.
    public func readArray<Element: ModelValue>(_ name: MemberName) -> [Element] {
        member(name, or: []) { try [Element](reading: self) }
    }

    /// Reads an optional array. Returns `nil` if it is missing or `null`.
    public func readArrayIfPresent<Element: ModelValue>(_ name: MemberName) -> [Element]? {
        memberIfPresent(name) { try [Element](reading: self) }
    }

    /// Reads a required object with dynamic member names. If it is missing or has another type, the reader throws when it has
    /// read the model.
    public func readDictionary<Value: ModelValue>(_ name: MemberName) -> [String: Value] {
        member(name, or: [:]) { try [String: Value](reading: self) }
    }

    /// Reads an optional object with dynamic member names. Returns `nil` if it is missing or `null`.
    public func readDictionaryIfPresent<Value: ModelValue>(_ name: MemberName) -> [String: Value]? {
        memberIfPresent(name) { try [String: Value](reading: self) }
    }
}
