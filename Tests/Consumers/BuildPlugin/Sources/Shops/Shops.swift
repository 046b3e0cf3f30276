import Foundation
import ServiceRuntime

/// What the shops at one address sell.
public struct Shops: Sendable {
    private let pets: PetsClient
    private let toys: Toys.ToysClient

    /// The shops at an address.
    public init(at address: URL) throws {
        pets = try PetsClient(endpoint: address)
        toys = try Toys.ToysClient(endpoint: address)
    }

    /// The names of all pets.
    public func petNames() async throws -> [String] {
        var names: [String] = []
        for try await pet in try await pets.listPets() { names.append(pet.name) }
        return names
    }

    /// What a toy costs.
    public func price(ofToy id: Int) async throws -> Double {
        try await toys.getToy(id: id).price
    }
}
