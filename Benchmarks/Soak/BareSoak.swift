import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests of the soak by hand: a bare `URLSession`, `JSONDecoder`, and up to three tries. They have no bodies: where the
/// connection was closed, FoundationNetworking lets a request that has one wait for its time limit.
struct BareSoak: Sendable {
    private struct Response: Decodable {
        let id: Int
    }

    private let session = URLSession(configuration: .ephemeral)
    private let endpoint: String

    init(_ endpoint: String) { self.endpoint = endpoint }

    func response(_ id: Int) async throws -> Int {
        var tries = 0
        while true {
            tries += 1
            do {
                return try await oneResponse(id)
            } catch  where tries < 3 {
                try await Task.sleep(for: .milliseconds(10))
            }
        }
    }

    private func oneResponse(_ id: Int) async throws -> Int {
        guard let url = URL(string: "\(endpoint)/soak/\(id)") else { throw URLError(.badURL) }
        let (data, response) = try await session.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try JSONDecoder().decode(Response.self, from: data).id
    }
}
