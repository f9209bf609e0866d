import Combine
import UIKit

final class FavoritesDetailViewController: BaseViewController<FavoritesDetailViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let propertyList = PropertyListView()
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView { [weak self] in self?.refresh() }

    // MARK: - Properties
    weak var coordinator: FavoritesCoordinator?
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(viewModel.item?.title ?? String(localized: "favorites.detail.title"))
            .style(.default)
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
        view.backgroundColor = .systemBackground
        view.addPinned(propertyList)
        view.addPinned(stateView)
        propertyList.accessibilityIdentifier = "favorites.detail"
        propertyList.refreshControl = refreshControl
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    }

    private func bindViewModel() {
        viewModel.$item
            .receive(on: DispatchQueue.main)
            .sink { [weak self] item in
                if let item { self?.show(item) }
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

    private func show(_ item: Favorite) {
        propertyList.removeRows()
        navigationItem.title = item.title
        propertyList.addRow("title", title: String(localized: "favorites.detail.property.title"), value: item.title)
    }

    // MARK: - Actions
    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension FavoritesDetailViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockFavoritesRepository()
    let viewModel = FavoritesDetailViewModel(
        itemId: "item-1",
        getFavoriteUseCase: GetFavoriteUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: FavoritesDetailViewController(viewModel: viewModel))
}
#endif
