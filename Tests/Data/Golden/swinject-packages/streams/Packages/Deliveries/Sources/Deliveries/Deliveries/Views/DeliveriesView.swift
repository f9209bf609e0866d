import Common
import SwiftUI

struct DeliveriesView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: DeliveriesViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                content
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle(Text("deliveries.list.title", bundle: .module))
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button {
                    viewModel.showHistory()
                } label: {
                    Text("deliveries.list.showHistory", bundle: .module)
                }
                .accessibilityIdentifier("deliveries.list.showHistory")
            }
        }
        .task(id: attempt) {
            await viewModel.loadData()
        }
        .refreshable {
            await viewModel.refresh()
        }
    }

    private var content: some View {
        List {
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
            ForEach(viewModel.items) { item in
                row(item)
            }
        }
        .accessibilityIdentifier("deliveries.list")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("deliveries.list.empty.title", bundle: .module),
                    message: Text("deliveries.list.empty.message", bundle: .module)
                )
            }
        }
    }

    private func row(_ item: Delivery) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.title)
        }
        .tint(.primary)
        .accessibilityIdentifier("deliveries.list.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        DeliveriesView(
            viewModel: DeliveriesViewModel(
                interactor: DeliveriesInteractor(repository: MockDeliveriesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
