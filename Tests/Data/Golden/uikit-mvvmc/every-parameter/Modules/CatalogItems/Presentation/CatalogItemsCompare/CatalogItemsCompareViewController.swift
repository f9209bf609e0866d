import UIKit

final class CatalogItemsCompareViewController: BaseViewController<CatalogItemsCompareViewModel>,
    NavigationConfigurable
{
    // MARK: - UI Components
    private let propertyList = PropertyListView()

    // MARK: - Properties
    weak var coordinator: CatalogItemsCoordinator?

    var navigationConfiguration: NavigationConfiguration {
        return NavigationBuilder()
            .title(String(localized: "catalogItems.compare.title"))
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
        propertyList.accessibilityIdentifier = "catalogItems.compare"
        propertyList.addRow(
            "others",
            title: String(localized: "catalogItems.compare.property.others"),
            value: viewModel.others.count.formatted()
        )
        propertyList.addRow(
            "date",
            title: String(localized: "catalogItems.compare.property.date"),
            value: viewModel.date.formatted()
        )
    }
}

// MARK: - Preview
#if DEBUG
@available(iOS 17, *)
#Preview {
    UINavigationController(
        rootViewController: CatalogItemsCompareViewController(
            viewModel: CatalogItemsCompareViewModel(
                first: CatalogItem(
                    id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                    name: "Name 1",
                    summary: "Summary 1",
                    price: 78.5,
                    stock: 56,
                    isNew: true,
                    added: Date(timeIntervalSince1970: 28),
                    tags: ["Tags 1"],
                    page: URL(string: "https://example.com/page-1")!,
                    maker: Maker(id: 14, name: "Name 1")
                ),
                others: [
                    CatalogItem(
                        id: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A14")!,
                        name: "Name 1",
                        summary: "Summary 1",
                        price: 78.5,
                        stock: 56,
                        isNew: true,
                        added: Date(timeIntervalSince1970: 28),
                        tags: ["Tags 1"],
                        page: URL(string: "https://example.com/page-1")!,
                        maker: Maker(id: 14, name: "Name 1")
                    )
                ],
                date: Date(timeIntervalSince1970: 52)
            )
        )
    )
}
#endif
