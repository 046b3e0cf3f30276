import Foundation

/// Members of the usual types, read without a generic function.
extension JSONModelReader {
    func read(_ name: StaticString) throws -> String {
        let object = try enterMember(name)
        defer { leaveMember(of: object) }
        do { return try readString() } catch { throw located(error, name) }
    }

    func readIfPresent(_ name: StaticString) throws -> String? {
        guard let object = try enterMemberIfPresent(name) else { return nil }
        defer { leaveMember(of: object) }
        do { return try readString() } catch { throw located(error, name) }
    }

    func read(_ name: StaticString) throws -> Bool {
        let object = try enterMember(name)
        defer { leaveMember(of: object) }
        do { return try readBool() } catch { throw located(error, name) }
    }

    func readIfPresent(_ name: StaticString) throws -> Bool? {
        guard let object = try enterMemberIfPresent(name) else { return nil }
        defer { leaveMember(of: object) }
        do { return try readBool() } catch { throw located(error, name) }
    }

    func read(_ name: StaticString) throws -> Int {
        let object = try enterMember(name)
        defer { leaveMember(of: object) }
        do { return try readInt() } catch { throw located(error, name) }
    }

    func readIfPresent(_ name: StaticString) throws -> Int? {
        guard let object = try enterMemberIfPresent(name) else { return nil }
        defer { leaveMember(of: object) }
        do { return try readInt() } catch { throw located(error, name) }
    }

    func read(_ name: StaticString) throws -> Date {
        let object = try enterMember(name)
        defer { leaveMember(of: object) }
        do { return try readDate() } catch { throw located(error, name) }
    }

    func readIfPresent(_ name: StaticString) throws -> Date? {
        guard let object = try enterMemberIfPresent(name) else { return nil }
        defer { leaveMember(of: object) }
        do { return try readDate() } catch { throw located(error, name) }
    }

    private func readInt() throws -> Int {
        let integer = try readInteger()
        guard let value = Int(exactly: integer) else { throw error("\(integer) does not fit in Int") }
        return value
    }
}
