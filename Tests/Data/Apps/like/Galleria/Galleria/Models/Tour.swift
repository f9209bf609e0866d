struct Tour: Codable, Equatable {
    let id: Int
    let name: String
    let minutes: Int
}
