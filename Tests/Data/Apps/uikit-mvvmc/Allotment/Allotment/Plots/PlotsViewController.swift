import Combine
import UIKit

final class PlotsViewController: BaseViewController<PlotsViewModel> {
  weak var coordinator: PlotsCoordinator?

  private let stateView = StateView(mood: .rainy, text: "No plots yet", action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Plots"
    view.addSubview(stateView)
    viewModel.$plots
      .sink { [weak self] in self?.stateView.isHidden = !$0.isEmpty }
      .store(in: &bag)
    Task { await viewModel.load() }
  }
}
