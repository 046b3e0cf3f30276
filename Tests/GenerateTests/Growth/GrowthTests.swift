import Foundation
import Testing

/// Whatever a description repeats, generating its client takes no longer than its size asks for.
@Suite struct GrowthTests {
    /// Four times as much takes four times as long if each is looked at once, and sixteen times if it is looked at for each.
    private static let limit = 8.0

    /// Processor time is the same however many tests run beside this one, or nearly: what disturbs a run once does not three times.
    @Test(arguments: GrowingDescription.all) func isThatOfTheDescription(_ growing: GrowingDescription) throws {
        var growths: [Double] = []
        repeat {
            let (once, fourTimes) = (try seconds(growing, growing.count), try seconds(growing, 4 * growing.count))
            growths.append(fourTimes / once)
        } while growths.count < 3 && growths.allSatisfy { $0 > Self.limit }
        #expect(growths.contains { $0 <= Self.limit }, "\(growing.name): \(growths)")
    }

    /// Writes the processor time of a command, its own and the system's, below what the command says.
    private static let clock = ["/usr/bin/env", "bash", "-c", #"TIMEFORMAT="%U %S"; time "$@""#, "bash"]

    /// The processor time that generating the client takes, whose result is checked.
    private func seconds(_ growing: GrowingDescription, _ count: Int) throws -> Double {
        let workspace = try Workspace()
        try workspace.write(growing.description(count), to: "service.yaml")
        var arguments = ["service.yaml", "--output", "out"]
        if let older = growing.olderDescription {
            try workspace.write(older(count), to: "older.yaml")
            try workspace.write("apiVersions: [older.yaml, service.yaml]", to: "client.yaml")
            arguments = ["--config", "client.yaml", "--output", "out"]
        }
        let run = try GenerateTool.run(arguments, in: workspace, environment: ["LC_ALL": "C"], through: Self.clock)
        let result = growing.result(count)
        let texts = try workspace.snapshot(of: "out").values
        #expect(([run.error] + texts).contains { $0.contains(result) }, "\(growing.name): \(run.error.prefix(500))")
        let times = try #require(run.error.split(separator: "\n").last).split(separator: " ").compactMap { Double($0) }
        try #require(times.count == 2)
        return times[0] + times[1]
    }
}

extension GrowingDescription: CustomTestStringConvertible {
    var testDescription: String { name }
}
