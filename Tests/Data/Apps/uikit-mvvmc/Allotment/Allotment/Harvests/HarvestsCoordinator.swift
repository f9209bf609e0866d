import UIKit

final class HarvestsCoordinator: BaseCoordinator {
  private let container: HarvestsDIContainer

  init(router: any Router, container: HarvestsDIContainer) {
    self.container = container
    super.init(router: router)
  }

  override func start() {
    router.show(container.makeHarvestsViewController(), in: .stack) {}
  }
}
