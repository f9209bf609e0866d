import Combine
import UIKit

final class FavoritesViewController: BaseViewController<FavoritesViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView(emptyMessage: String(localized: "favorites.list.empty")) { [weak self] in
        self?.refresh()
    }

    // MARK: - Properties
    weak var coordinator: FavoritesCoordinator?
    private var items: [Favorite] = []
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "favorites.list.title"))
            .style(.largeTitle)
            .build()
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        bindViewModel()
        tasks.start { [viewModel] in await viewModel.loadInitialData() }
    }

    // MARK: - Setup Methods
    private func setupUI() {
        view.backgroundColor = .systemGroupedBackground
        view.addPinned(tableView)
        tableView.accessibilityIdentifier = "favorites.list"
        tableView.backgroundView = stateView
        tableView.refreshControl = refreshControl
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    }

    private func bindViewModel() {
        viewModel.$items
            .receive(on: DispatchQueue.main)
            .sink { [weak self] items in
                self?.items = items ?? []
                self?.tableView.reloadData()
                self?.showState()
            }
            .store(in: &cancellables)

        viewModel.$isLoading
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.show(isLoading: $0) }
            .store(in: &cancellables)

        viewModel.$showError
            .receive(on: DispatchQueue.main)
            .sink { [weak self] showError in
                if showError { self?.showErrorAlert() }
            }
            .store(in: &cancellables)
    }

    private func show(isLoading: Bool) {
        showState()
        if !isLoading { refreshControl.endRefreshing() }
    }

    private func showState() {
        stateView.show(viewModel.screenState)
    }

    // MARK: - Actions
    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension FavoritesViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - UITableViewDataSource
extension FavoritesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = items[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = item.title
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "favorites.list.row.\(indexPath.row)"
        return cell
    }
}

// MARK: - UITableViewDelegate
extension FavoritesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        coordinator?.showDetail(itemId: item.id)
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockFavoritesRepository()
    let viewModel = FavoritesViewModel(getFavoritesUseCase: GetFavoritesUseCase(repository: repository))
    return UINavigationController(rootViewController: FavoritesViewController(viewModel: viewModel))
}
#endif
