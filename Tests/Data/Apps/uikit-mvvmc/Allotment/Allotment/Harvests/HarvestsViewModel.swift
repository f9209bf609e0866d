import Combine

@MainActor
final class HarvestsViewModel: ObservableObject {
  @Published private(set) var kilos = 0.0

  private let getHarvests: any GetHarvestsUseCaseProtocol

  init(getHarvests: any GetHarvestsUseCaseProtocol) {
    self.getHarvests = getHarvests
  }

  func load() async {
    let harvests = (try? await getHarvests.execute()) ?? []
    kilos = harvests.reduce(0) { $0 + $1.kilos }
  }
}
