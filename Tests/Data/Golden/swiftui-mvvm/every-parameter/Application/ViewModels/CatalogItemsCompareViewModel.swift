import Combine
import Foundation

@MainActor
final class CatalogItemsCompareViewModel: ObservableObject {
    // MARK: - Properties

    let first: CatalogItem
    let others: [CatalogItem]
    let date: Date

    // MARK: - Dependencies

    private weak var coordinator: Coordinator?

    // MARK: - Initialization

    init(first: CatalogItem, others: [CatalogItem], date: Date, coordinator: Coordinator?) {
        self.first = first
        self.others = others
        self.date = date
        self.coordinator = coordinator
    }
}
