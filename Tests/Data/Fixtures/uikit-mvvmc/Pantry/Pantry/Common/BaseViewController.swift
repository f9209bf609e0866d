import Combine
import UIKit

class BaseViewController<ViewModel: ObservableObject>: UIViewController {
	let viewModel: ViewModel
	var cancelBag = Set<AnyCancellable>()

	init(viewModel: ViewModel) {
		self.viewModel = viewModel
		super.init(nibName: nil, bundle: nil)
	}

	@available(*, unavailable)
	required init?(coder: NSCoder) {
		fatalError("made in code only")
	}
}
