import Suggestions
import YAML

/// The keys of one kind of object in a description.
protocol Keyword: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {
    /// All keywords by their names. Declared by each kind as `static let byName = makeTable()`, so that it is made once.
    static var byName: [String: Self] { get }
    /// Whether the object may have no other keys, apart from extensions (`x-…`): whether each that is not known is a mistake.
    static var areAll: Bool { get }
    /// The keys that the object must have.
    static var needed: [Self] { get }
    /// Whether a member with another key is read, and reported, by what reads the object.
    static func isReadElsewhere(_ entry: YAMLMapping.Entry) -> Bool
    /// Whether clients would be other ones without it.
    var changesClients: Bool { get }
    /// What the value of the key is, if that is a part of the description to which references may lead, or holds such parts.
    var holds: DescribedPart? { get }
}

extension Keyword {
    static var areAll: Bool { true }
    static var needed: [Self] { [] }
    static func isReadElsewhere(_ entry: YAMLMapping.Entry) -> Bool { false }
    var changesClients: Bool { true }
    var holds: DescribedPart? { DescribedPart(under: rawValue) }

    /// The table for ``byName``.
    static func makeTable() -> [String: Self] {
        allCases.keyed(by: \.rawValue)
    }

    /// The keyword that a misspelled key means. Short keys resemble too much to be sure of it.
    ///
    /// - Parameters:
    ///   - name: The key.
    ///   - isOpen: Whether a keyword can be meant.
    fileprivate static func keyword(meantBy name: String, where isOpen: (Self) -> Bool) -> String? {
        guard name.count > 2 else { return nil }
        let names = allCases.filter(isOpen).lazy.map(\.rawValue).filter { $0.count > 3 && !$0.hasPrefix("x-") }
        return NearestName.nearest(to: name, among: names, limit: name.count < 8 ? 1 : 2)
    }
}

/// The keys of an object under an extension. Extensions have no specification that is complete.
protocol ExtensionKeyword: Keyword {}

extension ExtensionKeyword {
    static var areAll: Bool { false }
}

/// The members of one object in a description. The known ones are a list, and not a dictionary: objects have few keys, of which most
/// are asked for once.
///
/// A member whose value is null counts as absent, because this is what authors intend.
struct Fields<Key: Keyword> {
    /// The object.
    let node: YAMLNode
    /// The members of the mapping.
    let mapping: YAMLMapping
    private let known: [(key: Key, offset: Int)]
    /// The members that are neither known nor extensions (`x-…`), without those that are ``cutTexts``.
    let unknown: [YAMLMapping.Entry]
    /// The texts that commas have cut, if there are unknown members among their parts.
    let cutTexts: [CutText]

    /// The fields of a node, `nil` if it is not a mapping.
    init?(_ node: YAMLNode) {
        guard let mapping = node.mapping else { return nil }
        let table = Key.byName
        var known: [(key: Key, offset: Int)] = []
        var unknown: [Int] = []
        known.reserveCapacity(mapping.count)
        for offset in mapping.indices {
            let name = mapping.name(at: offset)
            if let key = table[name] {
                known.append((key, offset))
            } else if !name.hasPrefix("x-") {
                unknown.append(offset)
            }
        }
        // Hardly any object has one.
        if unknown.contains(where: { mapping.value(at: $0).isOmitted }) {
            let strays = Set(unknown)
            cutTexts = CutText.all(in: mapping).filter { !strays.isDisjoint(with: $0.rests) }
            unknown = strays.subtracting(cutTexts.flatMap(\.rests)).sorted()
        } else {
            cutTexts = []
        }
        self.node = node
        self.mapping = mapping
        self.known = known
        self.unknown = unknown.map { mapping[$0] }
    }

    /// The value of a key; `nil` if it is absent or null.
    subscript(_ key: Key) -> YAMLNode? {
        guard let value = value(key), !value.isNull else { return nil }
        return value
    }

    /// The value of a key, even if it is null.
    func value(_ key: Key) -> YAMLNode? { offset(of: key).map(mapping.value(at:)) }

    /// The member of a key, even if its value is null.
    func entry(_ key: Key) -> YAMLMapping.Entry? {
        offset(of: key).map { mapping[$0] }
    }

    /// The member of a key, if its value is not null.
    func member(_ key: Key) -> YAMLMapping.Entry? { entry(key).flatMap { $0.value.isNull ? nil : $0 } }

    private func offset(of key: Key) -> Int? {
        for field in known where field.key == key { return field.offset }
        return nil
    }

    /// The member of the first of some keys that the object has, if its value is not null.
    func firstEntry(of keys: [Key]) -> YAMLMapping.Entry? {
        keys.lazy.compactMap(member).first
    }

    /// The keyword that a misspelled key means: none that the object has. One that resembles none means that which the object must
    /// have, if there is only one such of both.
    func keyword(meantBy name: String) -> String? {
        if let keyword = Key.keyword(meantBy: name, where: { offset(of: $0) == nil }) { return keyword }
        let missing = Key.needed.filter { offset(of: $0) == nil }
        // The keys of a schema mean that a schema stands in place of its container.
        let isClear = missing.count == 1 && unknown.count == 1 && SchemaKeyword.byName[name] == nil
        return isClear ? missing[0].rawValue : nil
    }

    /// Whether there is an unknown member that probably means a key. That is reported, so nobody needs to be told that the key is
    /// missing.
    func isMisspelled(_ key: Key) -> Bool { unknown.contains { keyword(meantBy: $0.name) == key.rawValue } }

    /// The known members that are not null, in the order of the document.
    var members: some Sequence<(key: Key, entry: YAMLMapping.Entry)> {
        known.lazy.map { (key: $0.key, entry: mapping[$0.offset]) }.filter { !$0.entry.value.isNull }
    }

    /// The title that Microsoft's connectors show people for a parameter or a member (`x-ms-summary`); `nil` if there is none.
    var connectorTitle: String? { node["x-ms-summary"]?.string.flatMap { $0.trimmed.isEmpty ? nil : $0 } }

    /// The known keys, in the order of the document, those with a null value included.
    var keys: some Sequence<Key> { known.lazy.map(\.key) }
}
