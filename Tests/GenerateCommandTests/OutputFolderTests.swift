import ClientGenerator
import Foundation
import ServiceDescription
import Testing

@testable import GenerateCommand

/// The record of a run that wrote these files.
private func record(_ paths: String...) -> String {
    String(decoding: GenerationRecord.bytes(listing: paths.compactMap(ConfinedPath.init)), as: UTF8.self)
}

struct OutputFolderTests {
    private let folder: TemporaryFolder
    private let output: OutputFolder

    init() throws {
        folder = try TemporaryFolder()
        output = OutputFolder(path: folder.path)
    }

    @Test func filesAndTheirRecordAreWritten() throws {
        let plan = try write(["b/c.swift": "C", "a.swift": "A", "b/d/e.swift": ""])
        #expect(
            plan.outline == ["create a.swift", "create b/c.swift", "create b/d/e.swift", "create .generated-files"]
        )
        #expect(
            try folder.contents() == [
                "a.swift": "A", "b": "/", "b/c.swift": "C", "b/d": "/", "b/d/e.swift": "",
                ".generated-files": "# generate \(ClientGenerator.version)\na.swift\nb/c.swift\nb/d/e.swift\n",
            ]
        )
    }

    @Test func folderIsCreatedWithThoseThatLeadToIt() throws {
        let plan = try OutputFolder(path: folder.path + "/x/y").plan(for: files(["a/b.swift": "B"]))
        try OutputTransaction.carryOut([plan])
        #expect(try folder.contents()["x/y/a/b.swift"] == "B")
    }

    @Test func unchangedFileIsNotTouched() throws {
        try write(["a.swift": "A", "b/c.swift": "C"])
        let before = try ["a.swift", "b/c.swift", ".generated-files"].map(folder.identity)
        let plan = try write(["a.swift": "A", "b/c.swift": "C"])
        #expect(plan.isEmpty)
        #expect(plan.fileCount == 2)
        #expect(try ["a.swift", "b/c.swift", ".generated-files"].map(folder.identity) == before)
    }

    @Test(arguments: ["B", "AB", ""])
    func changedFileIsReplacedAndNoOther(_ text: String) throws {
        try write(["a.swift": "A", "b.swift": "B"])
        let before = try folder.identity(of: "b.swift")
        let plan = try write(["a.swift": text, "b.swift": "B"])
        #expect(plan.outline == ["replace a.swift"])
        #expect(
            try folder.contents() == [
                "a.swift": text, "b.swift": "B", ".generated-files": record("a.swift", "b.swift"),
            ]
        )
        #expect(try folder.identity(of: "b.swift") == before)
    }

    @Test func staleFilesGoWithFoldersThatBecomeEmpty() throws {
        try write(["a/b/c/1.swift": "", "a/b/2.swift": "", "a/3.swift": "", "d/4.swift": ""])
        try folder.write("mine", to: "d/own.swift")
        let plan = try write(["a/3.swift": ""])
        #expect(
            plan.outline == [
                "remove a/b/2.swift", "remove a/b/c/1.swift", "remove d/4.swift", "replace .generated-files",
            ]
        )
        #expect(
            try folder.contents() == [
                "a": "/", "a/3.swift": "", "d": "/", "d/own.swift": "mine", ".generated-files": record("a/3.swift"),
            ]
        )
    }

    @Test func fileThatNoRecordListsStays() throws {
        try folder.write("mine", to: "own.swift")
        try folder.write("mine", to: ".generated")
        try write(["a.swift": "A"])
        try write([:])
        #expect(try folder.contents() == ["own.swift": "mine", ".generated": "mine", ".generated-files": record()])
    }

    /// Nobody knows whether they are a client's that is generated elsewhere, so they are named and stay.
    @Test func generatedFilesThatNoRecordListsAreNamed() throws {
        let header = try #require(ClientGenerator.templates["Header"])
        let wanted = ["a/1.swift": header, "a/b/2.swift": header]
        try write(wanted.merging(["a/3.swift": header, "a/b/4.swift": header, "c/5.swift": header]) { $1 })
        try folder.write("mine", to: "a/own.swift")
        #expect(try output.plan(for: files(wanted)).warnings.all.isEmpty)
        try FileManager.default.removeItem(atPath: folder.path + "/.generated-files")
        let plan = try write(wanted)
        #expect(
            plan.warnings.all.map(\.message) == [
                "'\(folder.path)' had lost its '.generated-files', and 'a/3.swift', 'a/b/4.swift' are generated but not a part of the "
                    + "client; remove them, unless another client needs them"
            ]
        )
        #expect(try folder.contents()["a/3.swift"] == header)
        #expect(try write(wanted).warnings.all.isEmpty)
    }

    @Test func recordedFileThatIsGoneAlreadyIsNoChange() throws {
        try write(["a.swift": "A", "b.swift": "B"])
        try folder.remove("b.swift")
        #expect(try write(["a.swift": "A"]).outline == ["replace .generated-files"])
    }

    @Test func filesThatChangePlacesWithFolders() throws {
        try write(["a/b.swift": "B", "c.swift": "C"])
        let plan = try write(["a.swift": "A", "c/d.swift": "D"])
        #expect(plan.count(of: .create) == 2)
        #expect(plan.count(of: .remove) == 2)
        #expect(
            try folder.contents() == [
                "a.swift": "A", "c": "/", "c/d.swift": "D", ".generated-files": record("a.swift", "c/d.swift"),
            ]
        )
    }

    /// Of two who have added something, the second has a conflict in the record; the next run resolves it.
    @Test func recordWithAConflictListsTheFilesOfBothSides() throws {
        try write(["a.swift": "A", "b.swift": "B"])
        try folder.write("C", to: "c.swift")
        try folder.write(
            "<<<<<<< HEAD\n# generate 0.0.9\na.swift\nb.swift\n||||||| base\n# generate 0.0.7\na.swift\nb.swift\n=======\n"
                + "# generate 0.0.8\na.swift\nc.swift\n>>>>>>> other\n",
            to: ".generated-files"
        )
        let plan = try write(["a.swift": "A"])
        #expect(plan.formerVersion == "0.0.9")
        #expect(plan.outline == ["remove b.swift", "remove c.swift", "replace .generated-files"])
        #expect(plan.warnings.all.isEmpty)
    }

    /// Lines may be lost in a merge, or come with one.
    @Test(arguments: [
        "mine.txt", "README.md", "Docs/a.md", "Source/Pets.docc.md", ".git/config", ".git/hooks/a.swift",
        "a/.b/c.swift", "LICENSE", "a/Pets.podspec.json", "a/.jazzy.yaml",
    ])
    func fileThatNoRunWritesIsNotRemoved(_ path: String) throws {
        try write(["a.swift": "A"])
        try folder.write("mine", to: path)
        try folder.write("a.swift\n\(path)\n", to: ".generated-files")
        let plan = try write(["b.swift": "B"])
        #expect(plan.outline == ["create b.swift", "replace .generated-files"])
        #expect(
            plan.warnings.all.map(\.message) == [
                "the record lists '\(path)', which cannot be a generated file; the record is ignored, and no files are removed"
            ]
        )
        #expect(try folder.contents()[path] == "mine")
    }

    /// Whoever finds files that differ wants to know whether another version of the generator has written them.
    @Test(arguments: [("# generate 0.0.9\n", "0.0.9"), ("# generate 0.0.9\r\n\r\n", "0.0.9"), ("", nil), ("\n", nil)])
    func theVersionThatWroteTheFolder(comment: String, version: String?) throws {
        try write(["a.swift": "A"])
        try folder.write(comment + "a.swift\nb.swift\n", to: ".generated-files")
        try folder.write("B", to: "b.swift")
        let plan = try write(["a.swift": "A"])
        #expect(plan.outline == ["remove b.swift", "replace .generated-files"])
        #expect(plan.formerVersion == version)
        #expect(plan.warnings.all.isEmpty)
        #expect(try folder.contents()[".generated-files"] == record("a.swift"))
        #expect(try write(["c.swift": "A"]).formerVersion == nil)
    }

    @Test func filesOfAPackageThatAreNotWantedAnyMoreAreRemoved() throws {
        let others = [".jazzy.yaml", "Pets.podspec.json", "Source/Pets.docc/Pets.md"]
        try write(Dictionary(uniqueKeysWithValues: (["Source/a.swift"] + others).map { ($0, "A") }))
        let plan = try write(["Source/a.swift": "A"])
        #expect(plan.outline == others.map { "remove \($0)" } + ["replace .generated-files"])
        #expect(plan.warnings.all.isEmpty)
    }

    @Test(arguments: ["../victim.swift", "/etc/passwd", "a/../../victim.swift", "a//b", ".generated-files", "b\u{1}"])
    func recordThatListsWhatIsNotBelowIsIgnored(_ line: String) throws {
        try write(["a.swift": "A"])
        try folder.write("a.swift\n\(line)\n", to: ".generated-files")
        let plan = try write(["b.swift": "B"])
        #expect(
            plan.warnings.all.map { "\($0.severity) \($0.message)" } == [
                "warning the record lists '\(line)', which cannot be a generated file; the record is ignored, and no "
                    + "files are removed"
            ]
        )
        #expect(plan.warnings.all.first?.mark?.description == folder.path + "/.generated-files:2:1")
        #expect(
            try folder.contents() == ["a.swift": "A", "b.swift": "B", ".generated-files": record("b.swift")]
        )
    }

    @Test(arguments: ["../a.swift", "/a.swift", "a/../b.swift", "", ".generated-files"])
    func pathThatLeadsOutIsRefused(_ path: String) throws {
        #expect(
            throws: FileError(.write, path, because: "it is not a path inside the output folder")
        ) {
            try write([path: ""])
        }
        #expect(try folder.contents().isEmpty)
    }

    @Test func pathsThatDifferInCaseOnlyAreRefused() throws {
        let files = files(["a/Url.swift": "", "a/URL.swift": ""]).sorted { $0.path < $1.path }
        #expect(
            throws: FileError(
                .write,
                "a/Url.swift",
                because: "a case-insensitive file system treats it as 'a/URL.swift'"
            )
        ) { try output.plan(for: files) }
    }

    @Test(arguments: ["STRASSE", "stra\u{17F}\u{17F}e", "straße"])
    func pathsWhoseCapitalsAreTheSameAreRefused(name: String) {
        #expect(throws: FileError.self) { try output.plan(for: files(["Strasse.swift": "", "\(name).swift": ""])) }
    }

    @Test func linkInPlaceOfAFolderIsNotFollowed() throws {
        let outside = try TemporaryFolder()
        try folder.makeLink("Source", to: outside.path)
        #expect(
            throws: FileError(
                .write,
                folder.path + "/Source",
                because: "it is a symbolic link, which can point outside the output folder"
            )
        ) { try write(["Source/a.swift": "A"]) }
        #expect(try outside.contents().isEmpty)
    }

    @Test func firstOfSeveralFilesInPlaceOfFoldersIsNamed() throws {
        for number in 0...9 { try folder.write("mine", to: "f\(number)") }
        let files = Dictionary(uniqueKeysWithValues: (0...9).map { ("f\($0)/a.swift", "A") })
        let error = FileError(.write, folder.path + "/f0", because: "it is a file, not a folder")
        #expect(throws: error) { try write(files) }
    }

    @Test func recordedFileBehindALinkIsNotRemoved() throws {
        let outside = try TemporaryFolder()
        try outside.write("mine", to: "a.swift")
        try folder.makeLink("Source", to: outside.path)
        try folder.write(record("Source/a.swift"), to: ".generated-files")
        try write(["b.swift": "B"])
        #expect(try outside.contents() == ["a.swift": "mine"])
    }

    @Test func linkThatNoRunHasMadeIsNotReplaced() throws {
        let outside = try TemporaryFolder()
        try outside.write("A", to: "a.swift")
        try folder.makeLink("a.swift", to: outside.path + "/a.swift")
        #expect(
            throws: FileError(
                .write,
                folder.path + "/a.swift",
                because: "a file that 'generate' did not write is in the way; move or remove it"
            )
        ) { try write(["a.swift": "new"]) }
        #expect(try folder.contents() == ["a.swift": "-> " + outside.path + "/a.swift"])
    }

    @Test(arguments: ["A", "new"])
    func linkInPlaceOfAFileIsReplacedAndWhatItLeadsToIsNot(_ text: String) throws {
        let outside = try TemporaryFolder()
        try outside.write("A", to: "a.swift")
        try folder.write(record("a.swift", "b.swift"), to: ".generated-files")
        try folder.makeLink("a.swift", to: outside.path + "/a.swift")
        try write(["a.swift": text])
        #expect(try folder.contents()["a.swift"] == text)
        #expect(try outside.contents() == ["a.swift": "A"])
    }

    @Test func pipeInPlaceOfAFileIsReplacedWithoutWaitingForItsOtherEnd() throws {
        #expect(mkfifo(folder.path + "/a.swift", 0o600) == 0)
        try folder.write(record("a.swift"), to: ".generated-files")
        let plan = try write(["a.swift": ""])
        try #require(plan.outline == ["replace a.swift"])
        #expect(try folder.contents()["a.swift"] == "")
    }

    @Test func outputFolderItselfMayBeALink() throws {
        let outside = try TemporaryFolder()
        try folder.makeLink("out", to: outside.path)
        try OutputTransaction.carryOut([
            try OutputFolder(path: folder.path + "/out").plan(for: files(["a.swift": "A"]))
        ])
        #expect(try outside.contents()["a.swift"] == "A")
    }

    @Test func folderInPlaceOfAFileIsAnError() throws {
        try folder.makeFolder("a.swift")
        #expect(throws: FileError(.write, folder.path + "/a.swift", because: "it is a folder, not a file")) {
            try write(["a.swift": "A"])
        }
    }

    @discardableResult
    private func write(_ contents: [String: String]) throws -> OutputPlan {
        let plan = try output.plan(for: files(contents))
        try OutputTransaction.carryOut([plan])
        return plan
    }
}

struct OutputTransactionTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// If the machine stops halfway, the next run knows each file that is there.
    @Test func theRecordListsWhatIsThereAtAnyTime() throws {
        func listed(_ contents: [String: String]) throws -> [String] {
            try plan("Record", contents).stages.flatMap { $0 }.map { step in
                step.path == GenerationRecord.path ? String(decoding: step.contents, as: UTF8.self) : "\(step.path)"
            }
        }
        #expect(
            try listed(["a.swift": "1", "b.swift": "1"]) == [
                record("a.swift", "b.swift"), "a.swift", "b.swift", record("a.swift", "b.swift"),
            ]
        )
        try OutputTransaction.carryOut([plan("Record", ["a.swift": "1", "b.swift": "1"])])
        #expect(
            try listed(["b.swift": "2", "c.swift": "1"])
                == [
                    record("a.swift", "b.swift", "c.swift"), "b.swift", "c.swift", "a.swift",
                    record("b.swift", "c.swift"),
                ]
        )
        #expect(try listed(["a.swift": "1", "b.swift": "2"]) == ["b.swift"])
    }

    @Test func failureBeforeTheFirstRenameLeavesAllAsItWas() throws {
        try folder.write("old", to: "one/a.swift")
        try folder.write(record("a.swift"), to: "one/.generated-files")
        let plans = [
            try plan("one", ["a.swift": "new", "new/b.swift": "new"]), try plan("two/x", ["c/d.swift": "new"]),
        ]
        try folder.write("a file", to: "two/x")
        let before = try folder.contents()
        #expect(throws: FileError(.write, folder.path + "/two/x", because: "it is a file, not a folder")) {
            try OutputTransaction.carryOut(plans)
        }
        #expect(try folder.contents() == before)
    }

    /// The second names and copies of files are as good as each other.
    @Test(arguments: [FileBackup.Method.name, .copy])
    func failureAmongTheRenamesLeavesAllAsItWas(backup: FileBackup.Method) throws {
        try carryOut(["1.swift": "1", "2.swift": "2", "stale/3.swift": "3"])
        let plan = try plan("out", ["0.swift": "new", "1.swift": "new", "2.swift": "new", "9.swift": "new"])
        // What nobody can foresee: after the plan was made, somebody puts a folder where a file is to be.
        try folder.makeFolder("out/9.swift/x")
        let before = try folder.contents()
        let one = try folder.identity(of: "out/1.swift")
        #expect(throws: FileError(.write, folder.path + "/out/9.swift", because: "it is a folder")) {
            try OutputTransaction.carryOut([plan], keepingFilesBy: backup)
        }
        #expect(try folder.contents() == before)
        if backup == .name { #expect(try folder.identity(of: "out/1.swift") == one) }
    }

    /// The only copy of an old file stays if the file cannot be put back, and what can be put back is.
    @Test(arguments: [FileBackup.Method.name, .copy])
    func oldFileThatCannotBePutBackIsKeptUnderItsOtherName(backup: FileBackup.Method) throws {
        try carryOut(["1.swift": "1", "2.swift": "2", "3.swift": "3"])
        let plan = try plan("out", ["1.swift": "new", "2.swift": "new", "3.swift": "new"])
        var renamed: [String] = []
        let rename: OutputTransaction.Rename = { folder, old, newFolder, new in
            renamed.append(String(cString: new))
            if renamed == ["1.swift", "2.swift", "3.swift"] || renamed.count > 3 && renamed.last == "1.swift" {
                errno = EIO
                return -1
            }
            return renameat(folder, old, newFolder, new)
        }
        let error = #expect(throws: FileError.self) {
            try OutputTransaction.carryOut([plan], keepingFilesBy: backup, renamingBy: rename)
        }
        let kept = ".generate-\(processIdentifier)-1"
        #expect(error?.description == "cannot write '\(folder.path)/out/3.swift': Input/output error")
        #expect(
            error?.unrestored.map(\.description) == [
                "cannot restore '\(folder.path)/out/1.swift': Input/output error; its old contents are in "
                    + "'\(folder.path)/out/\(kept)' (rename that file before the next run removes it)"
            ]
        )
        #expect(
            try folder.contents() == [
                "out": "/", "out/.generated-files": record("1.swift", "2.swift", "3.swift"), "out/1.swift": "new",
                "out/2.swift": "2",
                "out/3.swift": "3", "out/\(kept)": "1",
            ]
        )
    }

    /// Where files cannot have a second name there is a way back all the same, and nothing is left of it.
    @Test func copiesOfOldFilesGoAtTheEnd() throws {
        try carryOut(["1.swift": "1", "stale/3.swift": "3"])
        try OutputTransaction.carryOut([try plan("out", ["1.swift": "new"])], keepingFilesBy: .copy)
        #expect(try folder.contents() == ["out": "/", "out/1.swift": "new", "out/.generated-files": record("1.swift")])
    }

    /// What there is no way back from is not begun.
    @Test(arguments: [FileBackup.Method.name, .copy])
    func whatCannotBeKeptIsAFailureBeforeTheFirstRename(backup: FileBackup.Method) throws {
        try carryOut(["1.swift": "1", "9.swift": "9"])
        let plan = try plan("out", ["1.swift": "new", "9.swift": "new"])
        try folder.remove("out/9.swift")
        try folder.makeFolder("out/9.swift/x")
        let before = try folder.contents()
        let one = try folder.identity(of: "out/1.swift")
        #expect(throws: FileError(.write, folder.path + "/out/9.swift", because: "it is a folder")) {
            try OutputTransaction.carryOut([plan], keepingFilesBy: backup)
        }
        #expect(try folder.contents() == before)
        #expect(try folder.identity(of: "out/1.swift") == one)
    }

    @Test func failureInAnotherFolderTakesBackRemovals() throws {
        try carryOut(["a.swift": "A", "stale/b.swift": "B"])
        let first = try plan("out", ["a.swift": "new"])
        let second = try plan("other", ["c.swift": "C"])
        try folder.makeFolder("other/c.swift")
        let before = try folder.contents()
        #expect(throws: FileError.self) { try OutputTransaction.carryOut([first, second]) }
        #expect(try folder.contents() == before)
    }

    private func plan(_ name: String, _ contents: [String: String]) throws -> OutputPlan {
        try OutputFolder(path: folder.path + "/" + name).plan(for: files(contents))
    }

    private func carryOut(_ contents: [String: String]) throws {
        try OutputTransaction.carryOut([try plan("out", contents)])
    }
}
