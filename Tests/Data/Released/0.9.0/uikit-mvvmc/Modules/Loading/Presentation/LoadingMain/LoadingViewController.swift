import Combine
import UIKit

final class LoadingViewController: BaseViewController<LoadingViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private lazy var stateView = StateView { [weak self] in self?.load() }

    // MARK: - Properties
    weak var coordinator: LoadingCoordinator?
    private let tasks = ScreenTasks()
    private var cancellables = Set<AnyCancellable>()

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder().style(.hidden).build()
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        bindViewModel()
        load()
    }

    // MARK: - Setup Methods
    private func setupUI() {
        view.backgroundColor = .systemBackground
        view.addPinned(stateView)
        view.accessibilityIdentifier = "loading"
    }

    private func bindViewModel() {
        viewModel.$isLoading
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                guard let self else { return }
                stateView.show(viewModel.screenState)
            }
            .store(in: &cancellables)

        viewModel.$isFinished
            .receive(on: DispatchQueue.main)
            .sink { [weak self] isFinished in
                if isFinished { self?.coordinator?.finish() }
            }
            .store(in: &cancellables)
    }

    // MARK: - Actions
    private func load() {
        tasks.start { [viewModel] in await viewModel.loadInitialData() }
    }
}
