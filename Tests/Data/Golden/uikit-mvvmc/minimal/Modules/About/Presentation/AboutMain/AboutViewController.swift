import UIKit

final class AboutViewController: BaseViewController<AboutViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let stateView = StateView(emptyMessage: String(localized: "about.about.empty")) {}

    // MARK: - Properties
    weak var coordinator: AboutCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "about.about.title"))
            .style(.largeTitle)
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
        stateView.accessibilityIdentifier = "about.about"
        stateView.show(.empty)
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    UINavigationController(rootViewController: AboutViewController(viewModel: AboutViewModel()))
}
#endif
