struct Harvest: Sendable, Equatable {
  let id: Int
  let crop: String
  let kilos: Double
}

protocol HarvestRepositoryProtocol: Sendable {
  func harvests() async throws -> [Harvest]
}
