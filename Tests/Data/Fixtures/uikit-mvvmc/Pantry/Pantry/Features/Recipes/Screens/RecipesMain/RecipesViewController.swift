import Combine
import UIKit

final class RecipesViewController: BaseViewController<RecipesViewModel>, UITableViewDataSource, UITableViewDelegate {
	weak var coordinator: RecipesCoordinator?
	private let tableView = UITableView()

	override func viewDidLoad() {
		super.viewDidLoad()
		title = String(localized: "recipes.title")
		tableView.dataSource = self
		tableView.delegate = self
		tableView.frame = view.bounds
		tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
		tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
		view.addSubview(tableView)
		viewModel.$recipes
			.receive(on: DispatchQueue.main)
			.sink { [weak self] _ in self?.tableView.reloadData() }
			.store(in: &cancelBag)
		Task { [viewModel] in await viewModel.load() }
	}

	func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
		viewModel.recipes.count
	}

	func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
		let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
		var content = cell.defaultContentConfiguration()
		content.text = viewModel.recipes[indexPath.row].name
		cell.contentConfiguration = content
		return cell
	}

	func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
		coordinator?.showDetail(of: viewModel.recipes[indexPath.row])
	}
}
