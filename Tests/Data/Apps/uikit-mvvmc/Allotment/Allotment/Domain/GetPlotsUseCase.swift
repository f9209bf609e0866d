protocol GetPlotsUseCaseProtocol: Sendable {
  func execute() async throws -> [Plot]
}

struct GetPlotsUseCase: GetPlotsUseCaseProtocol {
  let repository: any PlotRepositoryProtocol

  func execute() async throws -> [Plot] {
    try await repository.plots().sorted { $0.name < $1.name }
  }
}
