import Testing
import UIKit

@testable import Allotment

@MainActor
struct PlotsTests {
  @Test func plotsAreSorted() async {
    let viewModel = PlotsViewModel(getPlots: GetPlotsUseCase(repository: InMemoryPlotRepository()))
    await viewModel.load()
    #expect(viewModel.plots.map(\.name) == ["Greenhouse", "South bed"])
  }

  @Test func theMainFlowShowsThePlots() {
    let router = RouterSpy()
    MainCoordinator(router: router, container: AppDIContainer()).start()
    #expect(router.shown.first is PlotsViewController)
  }
}
