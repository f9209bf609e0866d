import Combine
import UIKit

final class ClaimsViewController: BaseViewController<ClaimsViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView(emptyMessage: String(localized: "claims.list.empty")) { [weak self] in
        self?.refresh()
    }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: ClaimsCoordinator?
    private var items: [Claim] = []
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "claims.list.title"))
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
        tableView.accessibilityIdentifier = "claims.list"
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

        viewModel.$claimCount
            .receive(on: DispatchQueue.main)
            .sink { [weak self] claimCount in
                guard let claimCount else { return }
                self?.coordinator?.showAlert(
                    title: String(localized: "claims.list.getClaimCount"),
                    message: claimCount.formatted()
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
    func showAdd() {
        coordinator?.showAdd()
    }

    func getClaimCount() {
        Task { [viewModel] in await viewModel.getClaimCount() }
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeOptionsMenu())
        button.accessibilityLabel = String(localized: "common.options")
        button.accessibilityIdentifier = "claims.list.options"
        return button
    }

    private func makeOptionsMenu() -> UIMenu {
        return UIMenu(children: [
            UIAction(title: String(localized: "claims.add.title")) { [weak self] _ in
                self?.showAdd()
            },
            UIAction(title: String(localized: "claims.list.getClaimCount")) { [weak self] _ in
                self?.getClaimCount()
            },
        ])
    }

    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension ClaimsViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - UITableViewDataSource
extension ClaimsViewController: UITableViewDataSource {
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
        cell.accessibilityIdentifier = "claims.list.row.\(indexPath.row)"
        return cell
    }
}

// MARK: - UITableViewDelegate
extension ClaimsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard indexPath.row == items.count - 1 else { return }
        tasks.start { [viewModel] in await viewModel.loadNextPage() }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let item = items[indexPath.row]
        coordinator?.showDetail(claimId: item.id)
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockClaimsRepository()
    let viewModel = ClaimsViewModel(
        getClaimsUseCase: GetClaimsUseCase(repository: repository),
        getClaimCountUseCase: GetClaimCountUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: ClaimsViewController(viewModel: viewModel))
}
#endif
