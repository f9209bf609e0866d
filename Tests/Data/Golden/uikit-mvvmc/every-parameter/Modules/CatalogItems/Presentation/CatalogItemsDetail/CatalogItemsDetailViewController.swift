import Combine
import UIKit

final class CatalogItemsDetailViewController: BaseViewController<CatalogItemsDetailViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let propertyList = PropertyListView()
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView { [weak self] in self?.refresh() }

    // MARK: - Properties
    weak var coordinator: CatalogItemsCoordinator?
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(viewModel.item?.name ?? String(localized: "catalogItems.detail.title"))
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
        propertyList.accessibilityIdentifier = "catalogItems.detail"
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

    private func show(_ item: CatalogItem) {
        propertyList.removeRows()
        navigationItem.title = item.name
        propertyList.addRow("name", title: String(localized: "catalogItems.detail.property.name"), value: item.name)
        if let value = item.summary {
            propertyList.addRow(
                "summary",
                title: String(localized: "catalogItems.detail.property.summary"),
                value: value
            )
        }
        propertyList.addRow(
            "price",
            title: String(localized: "catalogItems.detail.property.price"),
            value: item.price.formatted()
        )
        propertyList.addRow(
            "stock",
            title: String(localized: "catalogItems.detail.property.stock"),
            value: item.stock.formatted()
        )
        propertyList.addRow(
            "isNew",
            title: String(localized: "catalogItems.detail.property.isNew"),
            value: item.isNew ? String(localized: "common.yes") : String(localized: "common.no")
        )
        propertyList.addRow(
            "added",
            title: String(localized: "catalogItems.detail.property.added"),
            value: item.added.formatted()
        )
        propertyList.addRow(
            "tags",
            title: String(localized: "catalogItems.detail.property.tags"),
            value: item.tags.joined(separator: ", ")
        )
        if let value = item.page {
            propertyList.addRow(
                "page",
                title: String(localized: "catalogItems.detail.property.page"),
                value: value.absoluteString
            )
        }
    }

    // MARK: - Actions
    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension CatalogItemsDetailViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockCatalogItemsRepository()
    let viewModel = CatalogItemsDetailViewModel(
        itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
        getItemUseCase: GetItemUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: CatalogItemsDetailViewController(viewModel: viewModel))
}
#endif
