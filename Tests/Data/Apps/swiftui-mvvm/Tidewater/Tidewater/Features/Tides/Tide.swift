struct Station: Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
}

struct Tide: Hashable, Identifiable, Sendable {
    let id: Int
    let station: Station
    let metres: Double
}
