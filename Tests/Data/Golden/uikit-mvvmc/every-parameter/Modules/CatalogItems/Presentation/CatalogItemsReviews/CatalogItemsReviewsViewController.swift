import UIKit

final class CatalogItemsReviewsViewController: BaseViewController<CatalogItemsReviewsViewModel>,
    NavigationConfigurable
{
    // MARK: - UI Components
    private let propertyList = PropertyListView()

    // MARK: - Properties
    weak var coordinator: CatalogItemsCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "catalogItems.reviews.title"))
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
        view.addPinned(propertyList)
        propertyList.accessibilityIdentifier = "catalogItems.reviews"
        propertyList.addRow(
            "itemId",
            title: String(localized: "catalogItems.reviews.property.itemId"),
            value: viewModel.itemId.uuidString
        )
        propertyList.addRow(
            "stars",
            title: String(localized: "catalogItems.reviews.property.stars"),
            value: viewModel.stars.formatted()
        )
        if let value = viewModel.author {
            propertyList.addRow(
                "author",
                title: String(localized: "catalogItems.reviews.property.author"),
                value: value
            )
        }
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    UINavigationController(
        rootViewController: CatalogItemsReviewsViewController(
            viewModel: CatalogItemsReviewsViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "Author 1"
            )
        )
    )
}
#endif
