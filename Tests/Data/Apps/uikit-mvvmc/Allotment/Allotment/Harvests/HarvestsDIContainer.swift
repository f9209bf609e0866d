import UIKit

final class HarvestsDIContainer: Sendable {
  private let appDIContainer: AppDIContainer

  init(appDIContainer: AppDIContainer) {
    self.appDIContainer = appDIContainer
  }

  @MainActor
  func makeHarvestsCoordinator(router: any Router) -> HarvestsCoordinator {
    HarvestsCoordinator(router: router, container: self)
  }

  @MainActor
  func makeHarvestsViewController() -> HarvestsViewController {
    let useCase = GetHarvestsUseCase(repository: appDIContainer.harvestRepository)
    return HarvestsViewController(HarvestsViewModel(getHarvests: useCase))
  }
}
