actor InMemoryHarvestRepository: HarvestRepositoryProtocol {
  private let all = [Harvest(id: 1, crop: "Leek", kilos: 2.5)]

  func harvests() async throws -> [Harvest] { all }
}
