import Combine
import UIKit

final class RecipesDetailViewController: BaseViewController<RecipesDetailViewModel> {
	weak var coordinator: RecipesCoordinator?

	override func viewDidLoad() {
		super.viewDidLoad()
		title = viewModel.recipe.name
		view.backgroundColor = .systemBackground
		let action = UIAction(title: String(localized: "recipes.detail.add")) { [weak self] _ in self?.add() }
		navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
		viewModel.$isAdded
			.receive(on: DispatchQueue.main)
			.sink { [weak self] in self?.navigationItem.rightBarButtonItem?.isEnabled = !$0 }
			.store(in: &cancelBag)
	}

	private func add() {
		Task { [viewModel] in await viewModel.addToBasket() }
	}
}
