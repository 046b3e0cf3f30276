import ServiceRuntime

/// What stands in Documentation/Runtime.md about errors; `DocumentationTests` compares. It is only compiled.
enum RuntimeSamples {
    private struct Problem: CodableModel {
        let detail: String?
    }

    static func errors(client: PetsClient, show: (String) -> Void) async {
        // It would write two spaces behind a `catch` without a pattern.
        // swift-format-ignore
        do {
            show(try await client.get(petId: 7))
        } catch .service(let failure) where failure.isNotFound {
            show("There is no such pet.")
        } catch .service(let failure) {
            show(failure.error(as: Problem.self)?.detail ?? failure.message ?? "Status \(failure.statusCode)")
        } catch where error.isConnectionFailure {
            show("The service cannot be reached.")
        } catch {
            show(error.localizedDescription)
        }
    }

    struct PetsClient {
        func get(petId: Int) async throws(ServiceError) -> String { "Tom" }
    }
}
