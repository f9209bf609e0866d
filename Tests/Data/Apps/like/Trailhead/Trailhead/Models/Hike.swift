struct Hike: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let hours: Double
}

extension Hike {
    static let samples = [Hike(id: 1, name: "Ridge walk", hours: 4.5), Hike(id: 2, name: "Lake loop", hours: 2)]
}
