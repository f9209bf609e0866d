import Combine

@MainActor
final class PlotsViewModel: ObservableObject {
  @Published private(set) var plots: [Plot] = []
  @Published private(set) var hasFailed = false

  private let getPlots: any GetPlotsUseCaseProtocol

  init(getPlots: any GetPlotsUseCaseProtocol) {
    self.getPlots = getPlots
  }

  func load() async {
    do {
      plots = try await getPlots.execute()
      hasFailed = false
    } catch {
      hasFailed = true
    }
  }
}
