import ClientGenerator
import ServiceDescription

/// The types of clients that are compiled into one module, in which no two may have the same name.
struct SharedModules {
    /// The modules that more than one client names.
    private let shared: Set<String>
    /// The output folders of the clients that have the types so far, by module and type.
    private var owners: [String: [String: String]] = [:]

    /// - Parameter jobs: The clients of the run.
    init(of jobs: [GenerationJob]) {
        let counts = Dictionary(jobs.compactMap { $0.configuration.module.map { ($0.value, 1) } }, uniquingKeysWith: +)
        shared = Set(counts.filter { $0.value > 1 }.keys)
    }

    /// Refuses a client of which another one in its module has types of the same name.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - job: What it was generated for.
    ///   - findings: Gets the mistake.
    mutating func add(_ client: GeneratedClient, of job: GenerationJob, _ findings: inout Findings) {
        guard let module = job.configuration.module, shared.contains(module.value) else { return }
        var types = owners[module.value, default: [:]]
        let names = client.typeNames()
        if let first = names.first(where: { types[$0] != nil }), let other = types[first] {
            let count = names.count { types[$0] != nil } - 1
            let others = count == 0 ? "" : count == 1 ? " (and another one)" : " (and \(count) others)"
            findings.add(
                "the clients in '\(other)' and '\(job.output.value)' are both compiled into the module '\(module.value)', and both "
                    + "have a type '\(first)'\(others); choose a 'namespace' for one of them",
                at: module.mark
            )
        }
        for name in names { types[name] = job.output.value }
        owners[module.value] = types
    }
}
