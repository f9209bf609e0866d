import UIKit

final class NotesSettingsViewController: BaseViewController<NotesSettingsViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let stateView = StateView(emptyMessage: String(localized: "notes.settings.empty")) {}

    // MARK: - Properties
    weak var coordinator: NotesCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "notes.settings.title"))
            .style(.default)
            .build()
    }

    // MARK: - Lifecycle
    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
    }

    // MARK: - Setup Methods
    private func setupUI() {
        view.backgroundColor = .systemBackground
        view.addPinned(stateView)
        stateView.accessibilityIdentifier = "notes.settings"
        stateView.show(.empty)
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    UINavigationController(rootViewController: NotesSettingsViewController(viewModel: NotesSettingsViewModel()))
}
#endif
