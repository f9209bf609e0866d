import UIKit

final class PlotsCoordinator: BaseCoordinator {
  var onHarvests: (() -> Void)?

  private let container: PlotsDIContainer

  init(router: any Router, container: PlotsDIContainer) {
    self.container = container
    super.init(router: router)
  }

  override func start() {
    let screen = container.makePlotsViewController()
    screen.coordinator = self
    router.show(screen, in: .stack) {}
  }

  func showPlot(_ plot: Plot) {
    router.show(container.makePlotsDetailViewController(plot: plot), in: .sheet) {}
  }
}
