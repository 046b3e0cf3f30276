import Foundation

/// Reads models from XML.
///
/// A member is the element of its name, unless the model's ``XMLForm`` says otherwise, and an array is all elements of the
/// member's name. XML has only text, so the caller decides how to interpret it.
final class XMLReader: TextFormatReader {
    /// A place in the document.
    enum Place {
        /// A single element. Read as an array, its content.
        case element(Int)
        /// An element around the items of an array, which have a name.
        case wrapper(Int, item: XMLName)
        /// The first of the elements that a member has. Read as an array, all of them.
        case first(Int, of: [Int])
        /// An attribute.
        case attribute(Int)
        /// The text of an element.
        case text(Int)
        /// The place of a missing member's element. An empty array has no elements.
        case missing(isArrayPossible: Bool)
    }

    private struct Frame {
        let place: Place
        var form: XMLForm?
    }

    /// The document.
    let tree: XMLTree
    /// The places on the way from the root, the last one being the reader's position.
    private var frames: [Frame]
    /// What the request asked for, if that is not XML and no model has said what its members are called in XML.
    private var otherFormat: String?

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - tree: The document.
    ///   - otherFormat: What the request asked for, if that is not XML. A client that never asks for XML knows no names in it: members
    ///     would seem to be missing.
    init(_ tree: XMLTree, insteadOf otherFormat: String?) {
        self.otherFormat = otherFormat
        self.tree = tree
        frames = [Frame(place: .element(0))]
    }

    // MARK: - FormatReader

    func use(_ form: XMLForm) throws {
        frames[frames.count - 1].form = form
        otherFormat = nil
        guard frames.count == 1, let root = form.root, !form.acceptsAnyRoot, !tree.isName(root, of: 0) else { return }
        let found = tree.elements[0]
        guard found.name == root.local, let namespace = root.namespace else {
            throw ModelReadingError("expected the element '\(root.local)', found '\(found.name)'")
        }
        throw ModelReadingError(
            "expected the element '\(root.local)' of '\(namespace)', found one of '\(found.namespace)'"
        )
    }

    func forgetForm() { frames[frames.count - 1].form = nil }

    func enterMember(_ name: MemberName) throws -> Int {
        frames.append(Frame(place: try member("\(name)")))
        return 0
    }

    func enterMemberIfPresent(_ name: MemberName) throws -> Int? {
        let place = try member("\(name)")
        switch place {
        case .missing: return nil
        case .text(let index) where tree.elements[index].text.isEmpty: return nil
        case .element(let index) where tree.isNil(index), .wrapper(let index, _) where tree.isNil(index): return nil
        case .first(let index, let all) where tree.isNil(index) && all.count == 1: return nil
        default: break
        }
        frames.append(Frame(place: place))
        return 0
    }

    func leaveMember(of object: Int) { frames.removeLast() }

    var place: Int? {
        switch current {
        case .element(let index), .wrapper(let index, _): index * 2
        case .first(let index, _): index * 2 + 1
        case .attribute, .text, .missing: nil
        }
    }

    var isNull: Bool { element.map(tree.isNil) ?? false }

    var isBlank: Bool {
        if case .attribute(let index) = current { return tree.attributes[index].value.allSatisfy(\.isWhitespace) }
        guard let element else { return false }
        return tree.elements[element].attributes.isEmpty && !tree.hasElements(element) && trimmed(element).isEmpty
    }

    var isTextOfElement: Bool { element.map { !tree.hasElements($0) && !trimmed($0).isEmpty } ?? false }

    func readString() throws -> String { try text("text") }

    func readElements(_ body: () throws -> Void) throws {
        let items: [Int]
        switch current {
        case .element(let index):
            guard !isTextOfElement else { throw ModelReadingError("expected elements, found text") }
            items = tree.children(of: index)
        case .wrapper(let index, let name):
            guard !isTextOfElement else { throw ModelReadingError("expected elements, found text") }
            let named = tree.children(of: index, named: [name])
            // Descriptions often have another name than the service.
            items = named.isEmpty ? tree.children(of: index) : named
        case .first(_, let all): items = all
        case .missing(isArrayPossible: true): items = []
        case .missing: throw ModelReadingError("the member is missing")
        case .attribute, .text: throw ModelReadingError("expected an array, found text")
        }
        for (index, item) in items.enumerated() {
            do { try visit(.element(item), body) } catch let error as ModelReadingError { throw error.inElement(index) }
        }
    }

    func readMembers(_ body: (String) throws -> Void) throws {
        let parent = try object()
        let form = frames[frames.count - 1].form
        func read(_ wireName: String, at place: Place) throws {
            do {
                try visit(place) { try body(wireName) }
            } catch let error as ModelReadingError { throw error.inMember(wireName) }
        }
        for (name, elements) in childrenByName(of: parent) {
            let member = form?.member(called: name)
            let place = member.flatMap { self.place(of: $0.member, in: parent) } ?? .first(elements[0], of: elements)
            try read(member?.wireName ?? name, at: place)
        }
        // Attributes are members only where somebody says so.
        for (wireName, member) in form?.members.sorted(by: { $0.key < $1.key }) ?? [] {
            guard case .attribute = member, let place = place(of: member, in: parent) else { continue }
            try read(wireName, at: place)
        }
    }

    // MARK: Members

    /// The element that the reader is at, if any.
    var element: Int? {
        switch current {
        case .element(let index), .wrapper(let index, _), .first(let index, _): index
        case .attribute, .text, .missing: nil
        }
    }

    /// The elements that the reader is at together, because a member has them; one, or none, if it is at no such element.
    var alike: [Int] {
        if case .first(_, let all) = current { all } else { element.map { [$0] } ?? [] }
    }

    /// The place that the reader is at.
    var current: Place { frames[frames.count - 1].place }

    /// The names of the elements directly inside an element, each with all that have it. Each of them is looked at once: there may be
    /// as many names as elements.
    private func childrenByName(of parent: Int) -> [(name: String, elements: [Int])] {
        var places: [String: Int] = [:]
        var names: [(name: String, elements: [Int])] = []
        for child in tree.children(of: parent) {
            let name = tree.elements[child].name
            if let place = places[name] {
                names[place].elements.append(child)
            } else {
                places[name] = names.count
                names.append((name, [child]))
            }
        }
        return names
    }

    private func visit(_ place: Place, _ body: () throws -> Void) rethrows {
        frames.append(Frame(place: place))
        defer { frames.removeLast() }
        try body()
    }

    /// The element that has the members.
    private func object() throws -> Int {
        if let element { return element }
        if case .missing = current { throw ModelReadingError("the member is missing") }
        throw ModelReadingError("expected an object, found text")
    }

    private func member(_ name: String) throws -> Place {
        if let otherFormat {
            throw ModelReadingError("the service sent XML, but the request asked for '\(otherFormat)'")
        }
        let parent = try object()
        let member = frames[frames.count - 1].form?.members[name] ?? .element(XMLName(name))
        return place(of: member, in: parent) ?? .missing(isArrayPossible: member.isArrayPossible)
    }

    private func place(of member: XMLMember, in parent: Int) -> Place? {
        switch member {
        case .element(let name): first(of: [name], in: parent)
        case .items(let name, let other): first(of: [name, other], in: parent)
        case .wrapped(let name, let item): wrapper(name, of: item, in: parent)
        case .arrays(let name?, let items): wrapper(name, of: items.first, in: parent)
        case .arrays(nil, let items): first(of: Array(items.prefix(1)), in: parent)
        case .attribute(let name): tree.attribute(of: parent, named: name).map { .attribute($0) }
        case .text, .characterData: .text(parent)
        }
    }

    /// The attributes of an element that the form at the reader's position names.
    func describedAttributes(of element: Int) -> [Int] {
        guard let members = frames[frames.count - 1].form?.members.values else { return [] }
        return members.compactMap { member in
            guard case .attribute(let name) = member else { return nil }
            return tree.attribute(of: element, named: name)
        }
    }

    private func first(of names: [XMLName], in parent: Int) -> Place? {
        let all = tree.children(of: parent, named: names)
        return all.first.map { .first($0, of: all) }
    }

    private func wrapper(_ name: XMLName, of item: XMLName?, in parent: Int) -> Place? {
        guard let index = tree.children(of: parent, named: [name]).first else { return nil }
        return item.map { .wrapper(index, item: $0) } ?? .element(index)
    }
}

extension XMLMember {
    /// Whether the member may be an array without elements.
    fileprivate var isArrayPossible: Bool {
        switch self {
        case .element, .items, .arrays(nil, _): true
        case .wrapped, .arrays, .attribute, .text, .characterData: false
        }
    }
}

extension XMLForm {
    /// The member that is an element of a name.
    fileprivate func member(called name: String) -> (wireName: String, member: XMLMember)? {
        let found = members.filter { $0.value.elementNames.contains { $0.local == name } }
        return found.min { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
}
