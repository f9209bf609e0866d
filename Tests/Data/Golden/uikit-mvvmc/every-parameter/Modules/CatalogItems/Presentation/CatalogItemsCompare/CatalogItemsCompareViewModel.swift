import Combine
import Foundation

// MARK: - Catalog Items Compare View Model Input Protocol
@MainActor
protocol CatalogItemsCompareViewModelInput: AnyObject {}

// MARK: - Catalog Items Compare View Model Output Protocol
@MainActor
protocol CatalogItemsCompareViewModelOutput: ObservableObject {
    var first: CatalogItem { get }
    var others: [CatalogItem] { get }
    var date: Date { get }
}

// MARK: - Catalog Items Compare View Model
@MainActor
final class CatalogItemsCompareViewModel: CatalogItemsCompareViewModelOutput {
    // MARK: - Services & Dependencies
    let first: CatalogItem
    let others: [CatalogItem]
    let date: Date

    // MARK: - Initialization
    init(first: CatalogItem, others: [CatalogItem], date: Date) {
        self.first = first
        self.others = others
        self.date = date
    }
}

// MARK: - Catalog Items Compare View Model Input Implementation
extension CatalogItemsCompareViewModel: CatalogItemsCompareViewModelInput {}
