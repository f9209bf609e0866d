import UIKit

/// The 2 flows of the app, one over the other; there are no tabs.
final class MainCoordinator: BaseCoordinator {
  private let container: AppDIContainer

  init(router: any Router, container: AppDIContainer) {
    self.container = container
    super.init(router: router)
  }

  override func start() {
    showPlotsFlow()
  }

  func showPlotsFlow() {
    let plots = container.makePlotsDIContainer().makePlotsCoordinator(router: router)
    plots.onHarvests = { [weak self] in self?.showHarvestsFlow() }
    run(plots)
  }

  func showHarvestsFlow() {
    run(container.makeHarvestsDIContainer().makeHarvestsCoordinator(router: router))
  }
}
