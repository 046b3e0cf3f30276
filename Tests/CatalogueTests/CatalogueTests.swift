import Testing

/// The catalogue: what each feature of a description means on the wire and in Swift, by clients that are compiled and run.
///
/// A case is a line in one of the tables in `Cases`; its operation stands in a description in `Tests/Catalogue`, from which
/// `make generate` writes the client.
///
/// One case runs at a time: each has a server, a session and their threads, and there are hundreds of cases.
@Suite(.serialized, .timeLimit(.minutes(20))) struct CatalogueTests {
    @Test(arguments: Case.paths) func paths(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.queries) func queries(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.headers) func headers(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.swagger) func swagger(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.bodies) func bodies(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.responses) func responses(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.enumerations) func enumerations(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.choices) func choices(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.objects) func objects(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.nullability) func nullability(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.formats) func formats(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.paging) func paging(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.security) func security(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.credentials) func credentials(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.oddities) func oddities(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.habits) func habits(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.unions) func unions(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.subtypes) func subtypes(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.xml) func xml(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.streams) func streams(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.transfers) func transfers(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.shapes) func shapes(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.patches) func patches(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.results) func results(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.extensions) func extensions(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.longRunning) func longRunning(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.servers) func servers(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.versions) func versions(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.references) func references(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.newest) func newest(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.settings) func settings(_ line: Case) async throws { try await line.run() }
    @Test(arguments: Case.pagingRules) func pagingRules(_ line: Case) async throws { try await line.run() }
}
