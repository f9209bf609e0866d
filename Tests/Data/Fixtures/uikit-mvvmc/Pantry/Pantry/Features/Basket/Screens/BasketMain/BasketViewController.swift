import Combine
import UIKit

final class BasketViewController: BaseViewController<BasketViewModel> {
	weak var coordinator: BasketCoordinator?
	private let label = UILabel()

	override func viewDidLoad() {
		super.viewDidLoad()
		title = String(localized: "basket.title")
		view.backgroundColor = .systemBackground
		label.numberOfLines = 0
		label.frame = view.bounds
		view.addSubview(label)
		viewModel.$text
			.receive(on: DispatchQueue.main)
			.sink { [weak self] in self?.label.text = $0 }
			.store(in: &cancelBag)
	}

	override func viewWillAppear(_ animated: Bool) {
		super.viewWillAppear(animated)
		Task { [viewModel] in await viewModel.load() }
	}
}
