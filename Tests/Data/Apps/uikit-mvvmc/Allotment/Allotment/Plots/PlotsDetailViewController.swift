import UIKit

final class PlotsDetailViewController: BaseViewController<PlotsDetailViewModel> {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
  }
}
