struct Exhibit: Codable, Equatable {
    let id: Int
    let title: String
    let year: Int
    let artistID: Int
}
