protocol GetHarvestsUseCaseProtocol: Sendable {
  func execute() async throws -> [Harvest]
}

struct GetHarvestsUseCase: GetHarvestsUseCaseProtocol {
  let repository: any HarvestRepositoryProtocol

  func execute() async throws -> [Harvest] {
    try await repository.harvests()
  }
}
