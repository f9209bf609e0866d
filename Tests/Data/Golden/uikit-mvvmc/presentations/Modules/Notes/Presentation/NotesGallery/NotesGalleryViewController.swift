import UIKit

final class NotesGalleryViewController: BaseViewController<NotesGalleryViewModel>, NavigationConfigurable {
    // MARK: - UI Components
    private let stateView = StateView(emptyMessage: String(localized: "notes.gallery.empty")) {}

    // MARK: - Properties
    weak var coordinator: NotesCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "notes.gallery.title"))
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
        stateView.accessibilityIdentifier = "notes.gallery"
        stateView.show(.empty)
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    UINavigationController(rootViewController: NotesGalleryViewController(viewModel: NotesGalleryViewModel()))
}
#endif
