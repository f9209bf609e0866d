import SwiftUI

struct CatalogItemsReviewsView: View {
    @ObservedObject var viewModel: CatalogItemsReviewsViewModel

    var body: some View {
        List {
            Text("catalogItems.reviews.message")
        }
        .navigationTitle("catalogItems.reviews.title")
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("catalogItems.reviews")
    }
}

#Preview {
    NavigationView {
        CatalogItemsReviewsView(
            viewModel: CatalogItemsReviewsViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                stars: 14,
                author: "Author 1",
                coordinator: nil
            )
        )
    }
}
