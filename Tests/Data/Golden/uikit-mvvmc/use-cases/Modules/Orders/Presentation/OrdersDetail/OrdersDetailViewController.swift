import Combine
import UIKit

final class OrdersDetailViewController: BaseViewController<OrdersDetailViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let propertyList = PropertyListView()
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView { [weak self] in self?.refresh() }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: OrdersCoordinator?
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(viewModel.item?.number ?? String(localized: "orders.detail.title"))
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
        propertyList.accessibilityIdentifier = "orders.detail"
        propertyList.refreshControl = refreshControl
        refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        navigationItem.rightBarButtonItem = optionsButton
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

        viewModel.$isFinished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isFinished in
                guard isFinished, let self else { return }
                self.coordinator?.finishDetail(self)
            }
            .store(in: &cancellables)

        viewModel.$reorderResult
            .receive(on: DispatchQueue.main)
            .sink { [weak self] reorderResult in
                guard let reorderResult else { return }
                self?.coordinator?.showAlert(
                    title: String(localized: "orders.detail.reorder"),
                    message: reorderResult.number
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

    private func show(_ item: Order) {
        propertyList.removeRows()
        navigationItem.title = item.number
        propertyList.addRow("number", title: String(localized: "orders.detail.property.number"), value: item.number)
        propertyList.addRow(
            "state",
            title: String(localized: "orders.detail.property.state"),
            value: item.state.localizedTitle
        )
        propertyList.addRow(
            "total",
            title: String(localized: "orders.detail.property.total"),
            value: item.total.formatted()
        )
    }

    // MARK: - Actions
    func confirmCancelOrder() {
        showConfirmation(
            title: String(localized: "orders.detail.cancelOrder.confirmation"),
            action: String(localized: "orders.detail.cancelOrder")
        ) { [weak self] in
            self?.cancelOrder()
        }
    }

    func cancelOrder() {
        Task { [viewModel] in await viewModel.cancelOrder() }
    }

    func reorder() {
        Task { [viewModel] in await viewModel.reorder() }
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeOptionsMenu())
        button.accessibilityLabel = String(localized: "common.options")
        button.accessibilityIdentifier = "orders.detail.options"
        return button
    }

    private func makeOptionsMenu() -> UIMenu {
        return UIMenu(children: [
            UIAction(title: String(localized: "orders.detail.cancelOrder"), attributes: .destructive) { [weak self] _ in
                self?.confirmCancelOrder()
            },
            UIAction(title: String(localized: "orders.detail.reorder")) { [weak self] _ in
                self?.reorder()
            },
        ])
    }

    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension OrdersDetailViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockOrdersRepository()
    let viewModel = OrdersDetailViewModel(
        orderId: 62,
        getOrderUseCase: GetOrderUseCase(repository: repository),
        cancelOrderUseCase: CancelOrderUseCase(repository: repository),
        reorderUseCase: ReorderUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: OrdersDetailViewController(viewModel: viewModel))
}
#endif
