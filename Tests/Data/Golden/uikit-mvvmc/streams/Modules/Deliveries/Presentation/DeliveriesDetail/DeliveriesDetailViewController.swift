import Combine
import UIKit

final class DeliveriesDetailViewController: BaseViewController<DeliveriesDetailViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let propertyList = PropertyListView()
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView { [weak self] in self?.refresh() }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: DeliveriesCoordinator?
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(viewModel.item?.title ?? String(localized: "deliveries.detail.title"))
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
        propertyList.accessibilityIdentifier = "deliveries.detail"
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
    }

    private func show(isLoading: Bool) {
        showState()
        if !isLoading { refreshControl.endRefreshing() }
    }

    private func showState() {
        stateView.show(viewModel.screenState)
    }

    private func show(_ item: Delivery) {
        propertyList.removeRows()
        navigationItem.title = item.title
        propertyList.addRow("title", title: String(localized: "deliveries.detail.property.title"), value: item.title)
        propertyList.addRow(
            "state",
            title: String(localized: "deliveries.detail.property.state"),
            value: item.state.localizedTitle
        )
    }

    // MARK: - Actions
    func showPosition() {
        coordinator?.showPosition(deliveryId: viewModel.deliveryId)
    }

    func confirmCancelDelivery() {
        showConfirmation(
            title: String(localized: "deliveries.detail.cancelDelivery.confirmation"),
            action: String(localized: "deliveries.detail.cancelDelivery")
        ) { [weak self] in
            self?.cancelDelivery()
        }
    }

    func cancelDelivery() {
        Task { [viewModel] in await viewModel.cancelDelivery() }
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: makeOptionsMenu())
        button.accessibilityLabel = String(localized: "common.options")
        button.accessibilityIdentifier = "deliveries.detail.options"
        return button
    }

    private func makeOptionsMenu() -> UIMenu {
        return UIMenu(children: [
            UIAction(title: String(localized: "deliveries.position.title")) { [weak self] _ in
                self?.showPosition()
            },
            UIAction(
                title: String(localized: "deliveries.detail.cancelDelivery"),
                attributes: .destructive
            ) { [weak self] _ in
                self?.confirmCancelDelivery()
            },
        ])
    }

    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension DeliveriesDetailViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockDeliveriesRepository()
    let viewModel = DeliveriesDetailViewModel(
        deliveryId: 54,
        observeDeliveryUseCase: ObserveDeliveryUseCase(repository: repository),
        cancelDeliveryUseCase: CancelDeliveryUseCase(repository: repository)
    )
    return UINavigationController(rootViewController: DeliveriesDetailViewController(viewModel: viewModel))
}
#endif
