struct Artist: Codable, Equatable {
    let id: Int
    let name: String
    let country: String
}
