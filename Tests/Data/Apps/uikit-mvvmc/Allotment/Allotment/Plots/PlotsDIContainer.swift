import UIKit

final class PlotsDIContainer: Sendable {
  private let appDIContainer: AppDIContainer

  init(appDIContainer: AppDIContainer) {
    self.appDIContainer = appDIContainer
  }

  @MainActor
  func makePlotsCoordinator(router: any Router) -> PlotsCoordinator {
    PlotsCoordinator(router: router, container: self)
  }

  @MainActor
  func makePlotsViewController() -> PlotsViewController {
    let useCase = GetPlotsUseCase(repository: appDIContainer.plotRepository)
    return PlotsViewController(PlotsViewModel(getPlots: useCase))
  }

  @MainActor
  func makePlotsDetailViewController(plot: Plot) -> PlotsDetailViewController {
    PlotsDetailViewController(PlotsDetailViewModel(plot: plot))
  }
}
