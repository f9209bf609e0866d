import Combine
import UIKit

final class OrdersViewController: BaseViewController<OrdersViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView(emptyMessage: String(localized: "orders.list.empty")) { [weak self] in
        self?.refresh()
    }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: OrdersCoordinator?
    private var items: [Order] = []
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "orders.list.title"))
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
        tableView.accessibilityIdentifier = "orders.list"
        tableView.backgroundView = stateView
        tableView.refreshControl = refreshControl
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        navigationItem.rightBarButtonItem = optionsButton
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

        viewModel.$isWorking
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isWorking in
                self?.optionsButton.isEnabled = !isWorking
                self?.showState()
            }
            .store(in: &cancellables)

        viewModel.$showError
            .receive(on: DispatchQueue.main)
            .sink { [weak self] showError in
                if showError { self?.showErrorAlert() }
            }
            .store(in: &cancellables)

        viewModel.$unreadCount
            .receive(on: DispatchQueue.main)
            .sink { [weak self] unreadCount in
                guard let unreadCount else { return }
                self?.coordinator?.showAlert(
                    title: String(localized: "orders.list.getUnreadCount"),
                    message: unreadCount.formatted()
                )
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
    func showLogin() {
        coordinator?.showLogin()
    }

    func showSearch() {
        coordinator?.showSearch()
    }

    func syncOrders() {
        Task { [viewModel] in await viewModel.syncOrders() }
    }

    func getUnreadCount() {
        Task { [viewModel] in await viewModel.getUnreadCount() }
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeOptionsMenu())
        button.accessibilityLabel = String(localized: "common.options")
        button.accessibilityIdentifier = "orders.list.options"
        return button
    }

    private func makeOptionsMenu() -> UIMenu {
        return UIMenu(children: [
            UIAction(title: String(localized: "orders.login.title")) { [weak self] _ in
                self?.showLogin()
            },
            UIAction(title: String(localized: "orders.search.title")) { [weak self] _ in
                self?.showSearch()
            },
            UIAction(title: String(localized: "orders.list.syncOrders")) { [weak self] _ in
                self?.syncOrders()
            },
            UIAction(title: String(localized: "orders.list.getUnreadCount")) { [weak self] _ in
                self?.getUnreadCount()
            },
        ])
    }

    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension OrdersViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - UITableViewDataSource
extension OrdersViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = items[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = item.number
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.accessibilityIdentifier = "orders.list.row.\(indexPath.row)"
        return cell
    }
}

// MARK: - UITableViewDelegate
extension OrdersViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        coordinator?.showDetail(orderId: item.id)
    }

    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard !viewModel.isWorking else { return nil }
        let item = items[indexPath.row]
        let removeOrder = UIContextualAction(
            style: .destructive,
            title: String(localized: "orders.list.removeOrder")
        ) { [viewModel] _, _, completion in
            Task {
                guard !viewModel.isWorking else { return completion(false) }
                await viewModel.removeOrder(item)
                completion(!viewModel.showError)
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: [removeOrder])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockOrdersRepository()
    let viewModel = OrdersViewModel(
        getOrdersUseCase: GetOrdersUseCase(repository: repository),
        removeOrderUseCase: RemoveOrderUseCase(repository: repository),
        getRecentOrdersUseCase: GetRecentOrdersUseCase(repository: repository),
        syncOrdersUseCase: SyncOrdersUseCase(repository: repository),
        getUnreadCountUseCase: GetUnreadCountUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: OrdersViewController(viewModel: viewModel))
}
#endif
