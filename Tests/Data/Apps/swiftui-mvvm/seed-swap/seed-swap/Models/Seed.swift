import Foundation

struct Seed: Identifiable, Hashable, Codable {
    let id: UUID
    var name: String
    var sowing: String
}
