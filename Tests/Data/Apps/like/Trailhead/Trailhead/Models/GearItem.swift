struct GearItem: Codable, Hashable, Identifiable, Sendable {
    let id: Int
    let name: String
    var isPacked: Bool
}
