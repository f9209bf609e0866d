struct Hut: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    let beds: Int
}

extension Hut {
    static let samples = [Hut(id: 1, name: "Eagle hut", beds: 24)]
}
