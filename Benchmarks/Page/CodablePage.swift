import Foundation

/// The page as people write it by hand for Foundation's coders.
struct CodablePage: Codable {
    let values: [CodableItem]
}

/// An item of the page, with the members that the description gives it.
struct CodableItem: Codable {
    let id: String
    let name: String
    let summary: String?
    let size: Int?
    let enabled: Bool?
    let share: Double?
    let created: Date
    let labels: [String]
}
