import Foundation
import Testing

/// `PipelineClient` is `@unchecked Sendable`, because an open class cannot be checked. Here the compiler checks what the class
/// would be if it were final: its stored members must be constants of `Sendable` types. The same is done for `RequestOperation`,
/// which inherits an unchecked conformance from Foundation's `Operation`.
@Suite struct SendabilityTests {
    private let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/ServiceRuntime").standardized

    @Test func theStoredMembersOfPipelineClientAreConstantsOfSendableTypes() async throws {
        #expect(try await diagnostics(adding: "") == "")
    }

    @Test func aVariableMemberWouldBeFound() async throws {
        let message = "stored property 'count' of 'Sendable'-conforming class 'PipelineClient' is mutable"
        #expect(try await diagnostics(adding: "var count = 0").contains(message))
    }

    @Test func theStoredMembersOfRequestOperationAreConstantsOfSendableTypes() async throws {
        let operation = sources.appending(path: "Requests/RequestOperation.swift")
        // Without its superclass, and so without what it overrides, the class is checked.
        let checked = try String(contentsOf: operation, encoding: .utf8)
            .replacing(
                ": Operation, @unchecked Sendable {",
                with: ": NSObject, Sendable {\nvar isCancelled: Bool { false }"
            )
            .replacing("public override ", with: "public ")
            .replacing("        super.cancel()\n", with: "")
            .replacing(#/(will|did)ChangeValue\(for: [^)]*\)/#, with: "do {}")
        try #require(checked.contains(": NSObject, Sendable"))
        #expect(try await diagnostics(of: checked, inPlaceOf: operation) == "")
    }

    /// What the compiler says of the runtime with a final, checked `PipelineClient` that has a further member.
    private func diagnostics(adding member: String) async throws -> String {
        let original = sources.appending(path: "Pipeline/PipelineClient.swift")
        let checked = try String(contentsOf: original, encoding: .utf8)
            .replacing(
                "open class PipelineClient: @unchecked Sendable {",
                with: "public final class PipelineClient: Sendable {\n\(member)"
            )
            .replacing("    open func", with: "    public func")
        try #require(checked.contains("final class"))
        return try await diagnostics(of: checked, inPlaceOf: original)
    }

    /// What the compiler says of the runtime's declarations with another text in one of its files.
    private func diagnostics(of checked: String, inPlaceOf original: URL) async throws -> String {
        // The compiler is waited for outside of the pool, whose threads other tests need.
        try await onOwnThread { try wait(forDiagnosticsOf: checked, inPlaceOf: original) }
    }

    private func wait(forDiagnosticsOf checked: String, inPlaceOf original: URL) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }

        let copy = folder.appending(path: original.lastPathComponent)
        try checked.write(to: copy, atomically: false, encoding: .utf8)

        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" && $0.path != original.path }
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        let flags = [
            "-typecheck", "-swift-version", "6", "-module-name", "ServiceRuntime", "-parse-as-library", "-package-name",
            "runtime", "-wmo", "-Xfrontend", "-experimental-skip-all-function-bodies",
        ]
        compiler.arguments = ["swiftc"] + flags + [copy.path] + files.map(\.path)
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = output
        try compiler.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
