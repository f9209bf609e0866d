import Foundation
import Testing

@testable import Demo

@MainActor
struct CatalogItemsCompareViewModelTests {
    private let first = CatalogItem(
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
    private let others: [CatalogItem] = [
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
    ]
    private let date = Date(timeIntervalSince1970: 52)
    private let viewModel: CatalogItemsCompareViewModel

    init() {
        viewModel = CatalogItemsCompareViewModel(first: first, others: others, date: date)
    }

    @Test func keepsWhatItWasGiven() {
        #expect(viewModel.first == first)
        #expect(viewModel.others == others)
        #expect(viewModel.date == date)
    }
}
