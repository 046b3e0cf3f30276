import Foundation
import ServiceRuntime

/// The state of an app, of a name that many apps have.
public final class Model {
    /// The names that are shown.
    public var names: [String] = []

    /// Creates the state.
    public init() {}

    /// Shows the names of all pets.
    public func load(from shops: Shops) async throws { names = try await shops.petNames() }
}

/// What the shops at one address sell. It is not the main actor's, as this module's code is unless it says otherwise, and so must
/// not be what is generated.
public nonisolated struct Shops: Sendable {
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
