import Foundation
import Pets

/// A shop that sells pets, and knows no more of the service than its client's package does.
public struct Shop: Sendable {
    private let client: PetsClient

    /// A shop whose service is at the given URL.
    public init(at url: URL) throws {
        client = try PetsClient(endpoint: url)
    }

    /// Offers a dog for sale.
    ///
    /// - Parameter name: What it is called.
    /// - Returns: What the service made of its kind.
    public func offerDog(called name: String) async throws -> String? {
        try await client.create(pet: Pet(name: name, kind: .dog)).kind?.rawValue
    }
}
