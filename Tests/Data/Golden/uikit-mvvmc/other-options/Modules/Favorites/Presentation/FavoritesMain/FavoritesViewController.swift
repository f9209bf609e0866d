import Combine
import UIKit

final class FavoritesViewController: BaseViewController<FavoritesViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    private(set) lazy var dataSource = makeDataSource()
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView(emptyMessage: String(localized: "favorites.list.empty")) { [weak self] in
        self?.refresh()
    }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: FavoritesCoordinator?
    private var items: [String: Favorite] = [:]
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
        view.addPinned(collectionView)
        collectionView.accessibilityIdentifier = "favorites.list"
        collectionView.backgroundView = stateView
        collectionView.refreshControl = refreshControl
        collectionView.delegate = self
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        navigationItem.rightBarButtonItem = optionsButton
    }

    private func bindViewModel() {
        viewModel.$items
            .receive(on: DispatchQueue.main)
            .sink { [weak self] items in
                self?.show(items ?? [])
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

    // MARK: - Rows
    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        typealias Row = UICollectionView.CellRegistration<UICollectionViewListCell, Favorite>
        let row = Row { cell, indexPath, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
            cell.accessibilityIdentifier = "favorites.list.row.\(indexPath.row)"
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { [weak self] list, indexPath, id in
            list.dequeueConfiguredReusableCell(using: row, for: indexPath, item: self?.items[id])
        }
    }

    /// Shows one row for each identifier; rows that were there before are filled anew.
    private func show(_ list: [Favorite]) {
        let shown = Set(dataSource.snapshot().itemIdentifiers)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        items = [:]
        for item in list {
            let isNew = items.updateValue(item, forKey: item.id) == nil
            if isNew { snapshot.appendItems([item.id]) }
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(shown.contains))
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    private func shownItem(at indexPath: IndexPath) -> Favorite? {
        return dataSource.itemIdentifier(for: indexPath).flatMap { items[$0] }
    }

    // MARK: - Actions
    func showSettings() {
        coordinator?.showSettings()
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction(title: String(localized: "favorites.settings.title")) { [weak self] _ in
                self?.showSettings()
            }
        )
        button.accessibilityIdentifier = "favorites.list.options"
        return button
    }

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

// MARK: - UICollectionViewDelegate
extension FavoritesViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = shownItem(at: indexPath) else { return }
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
