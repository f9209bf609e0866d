import Combine
import UIKit

class BaseViewController<ViewModel: ObservableObject>: UIViewController {
  let viewModel: ViewModel
  var bag: Set<AnyCancellable> = []

  init(_ viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
