import UIKit

final class FavoritesSettingsViewController: BaseViewController<FavoritesSettingsViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let stateView = StateView(emptyMessage: String(localized: "favorites.settings.empty")) {}

    // MARK: - Properties
    weak var coordinator: FavoritesCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "favorites.settings.title"))
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
        stateView.accessibilityIdentifier = "favorites.settings"
        stateView.show(.empty)
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    UINavigationController(rootViewController: FavoritesSettingsViewController(viewModel: FavoritesSettingsViewModel()))
}
#endif
