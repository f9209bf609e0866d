import UIKit

final class HarvestsViewController: BaseViewController<HarvestsViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harvests"
    Task { await viewModel.load() }
  }
}
