import Combine
import UIKit

class DeparturesViewController: BaseViewController<DeparturesViewModel>, NavigationConfigurable {
    weak var coordinator: DeparturesCoordinator?

    private let tableView = UITableView()
    private let emptyView = StateView(
        symbolName: "ferry",
        title: "No more ferries",
        message: "The first one tomorrow is at six."
    )

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder().title("Departures").style(.tinted(.systemBlue)).build()
    }

    init(viewModel: DeparturesViewModel) {
        super.init(viewModel: viewModel, screenName: "departures")
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        view.addSubview(emptyView)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "departure")
        tableView.dataSource = self
        bindViewModel()
        Task { @MainActor in
            await viewModel.loadInitialData()
        }
    }

    private func bindViewModel() {
        viewModel.$departures
            .sink { [weak self] departures in
                self?.emptyView.isHidden = !departures.isEmpty
                self?.tableView.reloadData()
            }
            .store(in: &cancellables)
    }
}

extension DeparturesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return viewModel.departures.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = viewModel.departures[indexPath.row].route
        cell.contentConfiguration = content
        return cell
    }
}
