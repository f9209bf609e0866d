import Combine
import UIKit

final class NotesDetailViewController: BaseViewController<NotesDetailViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let propertyList = PropertyListView()
    private let refreshControl = UIRefreshControl()
    private lazy var stateView = StateView { [weak self] in self?.refresh() }
    private lazy var optionsButton = makeOptionsButton()

    // MARK: - Properties
    weak var coordinator: NotesCoordinator?
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(viewModel.item?.title ?? String(localized: "notes.detail.title"))
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
        propertyList.accessibilityIdentifier = "notes.detail"
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

    private func show(_ item: Note) {
        propertyList.removeRows()
        navigationItem.title = item.title
        propertyList.addRow("title", title: String(localized: "notes.detail.property.title"), value: item.title)
        propertyList.addRow("body", title: String(localized: "notes.detail.property.body"), value: item.body)
        propertyList.addRow(
            "isPinned",
            title: String(localized: "notes.detail.property.isPinned"),
            value: item.isPinned ? String(localized: "common.yes") : String(localized: "common.no")
        )
        propertyList.addRow(
            "budget",
            title: String(localized: "notes.detail.property.budget"),
            value: item.budget.formatted()
        )
        if let value = item.reminder {
            propertyList.addRow(
                "reminder",
                title: String(localized: "notes.detail.property.reminder"),
                value: value.formatted()
            )
        }
        propertyList.addRow(
            "state",
            title: String(localized: "notes.detail.property.state"),
            value: item.state.localizedTitle
        )
    }

    // MARK: - Actions
    func showEdit() {
        coordinator?.showEdit(itemId: viewModel.itemId)
    }

    private func makeOptionsButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(
            primaryAction: UIAction(title: String(localized: "notes.edit.title")) { [weak self] _ in
                self?.showEdit()
            }
        )
        button.accessibilityIdentifier = "notes.detail.options"
        return button
    }

    private func showErrorAlert() {
        guard let message = viewModel.errorMessage, viewModel.screenState != .failed(message: message) else { return }
        coordinator?.showAlert(title: String(localized: "common.error"), message: message)
    }
}

// MARK: - RefreshableScreen
extension NotesDetailViewController: RefreshableScreen {
    func refresh() {
        tasks.start { [viewModel] in await viewModel.refreshData() }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    let repository = MockNotesRepository()
    let viewModel = NotesDetailViewModel(itemId: "item-1", getNoteUseCase: GetNoteUseCase(repository: repository))
    return UINavigationController(rootViewController: NotesDetailViewController(viewModel: viewModel))
}
#endif
