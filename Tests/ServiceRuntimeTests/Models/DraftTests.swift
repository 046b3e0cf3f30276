import Foundation
import ServiceRuntime
import Testing

struct DraftTests {
    private let setting = Setting(key: "k", label: "l", tags: ["a": "1"], revision: 1, owner: Owner(name: "Ann"))

    @Test func changesTheMembersThatAreNamed() {
        let copy = setting.copy {
            $0.label = nil
            $0.revision = 2
            $0.tags?["b"] = "2"
            $0.lastModified = Date(timeIntervalSince1970: 0)
            $0.owner = $0.owner?.copy { $0.roles.append(.reader) }
        }
        let expected = Setting(
            key: "k",
            lastModified: Date(timeIntervalSince1970: 0),
            tags: ["a": "1", "b": "2"],
            revision: 2,
            owner: Owner(name: "Ann", roles: [.reader])
        )
        #expect(copy == expected)
        #expect(setting == Setting(key: "k", label: "l", tags: ["a": "1"], revision: 1, owner: Owner(name: "Ann")))
    }

    /// As a form of SwiftUI does, by key paths like those of its bindings.
    @Test func isKeptWhileItsMembersAreEdited() {
        let empty = Draft(Setting(key: ""))
        var draft = empty
        let key: WritableKeyPath<Draft<Setting>, String> = \.key
        draft[keyPath: key] = "k"
        draft.label = "l"
        #expect(draft != empty && draft.key == "k")
        #expect(Setting(draft) == Setting(key: "k", label: "l") && Setting(empty).key.isEmpty)
        #expect(Set([draft, empty, Draft(Setting(draft))]).count == 2)
    }

    @Test func readsWhatItWrote() {
        let copy = setting.copy {
            $0.key = "new"
            $0.label = $0.key + "!"
        }
        #expect(copy.label == "new!")
    }

    @Test func changesMembersThatAreKeptByReference() {
        let folder = Folder(name: "a", parent: Folder(name: "b"))
        #expect(folder.copy { $0.parent = Folder(name: "c") } == Folder(name: "a", parent: Folder(name: "c")))
        #expect(folder.copy { $0.parent = nil } == Folder(name: "a"))
        #expect(folder == Folder(name: "a", parent: Folder(name: "b")))
        #expect("\(folder)".contains("Folder(name: \"b\""))
    }

    @Test func setsPropertiesThatCanBeSet() {
        #expect(setting.copy { $0.shownLabel = "shown" } == setting.copy { $0.label = "shown" })
    }

    @Test func namesThePropertyThatIsNotAMember() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            _ = Owner(name: "Ann").copy { $0.initial = "B" }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(
            text.contains("Fatal error: Owner.")
                && text.contains(
                    "cannot be changed in copy(_:), because it is not a stored member of Owner and has no setter. Change the "
                        + "members that it is computed from."
                ),
            "\(text)"
        )
    }

    @Test func anErrorEndsTheChange() {
        #expect(throws: CancellationError.self) {
            try setting.copy { draft in
                draft.key = "new"
                throw CancellationError()
            }
        }
    }

    @Test func releasesWhatItReplaces() {
        weak var released: AnyObject?
        do {
            let probe = Probe()
            released = probe
            let model = Watched(probe: probe)
            let copies = (0..<10).map { _ in model.copy { $0.probe = Probe() } }
            #expect(copies.allSatisfy { $0.probe !== probe } && model.probe === probe)
        }
        #expect(released == nil)
    }

    private final class Probe: Sendable {}

    private struct Watched: ServiceModel, Codable, Hashable {
        let probe: Probe

        init(probe: Probe) { self.probe = probe }
        init(reading reader: ModelReader) throws { probe = Probe() }
        func writeMembers(to writer: ModelWriter) {}
    }
}

extension Setting {
    /// The label as it is shown.
    fileprivate var shownLabel: String {
        get { label ?? key }
        set { self = copy { $0.label = newValue } }
    }
}

extension Owner {
    /// The first letter of the name.
    fileprivate var initial: String { String(name.prefix(1)) }
}
