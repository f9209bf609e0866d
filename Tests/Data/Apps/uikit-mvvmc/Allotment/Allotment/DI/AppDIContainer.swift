import Foundation

/// What the features share. It is made before there is a window, so nothing binds it to the main actor.
final class AppDIContainer: Sendable {
  let plotRepository: any PlotRepositoryProtocol = InMemoryPlotRepository()
  let harvestRepository: any HarvestRepositoryProtocol = InMemoryHarvestRepository()

  // MARK: Features

  func makePlotsDIContainer() -> PlotsDIContainer {
    PlotsDIContainer(appDIContainer: self)
  }

  func makeHarvestsDIContainer() -> HarvestsDIContainer {
    HarvestsDIContainer(appDIContainer: self)
  }
}
