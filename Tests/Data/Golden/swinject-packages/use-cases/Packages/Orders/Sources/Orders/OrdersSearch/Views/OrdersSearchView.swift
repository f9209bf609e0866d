import Common
import SwiftUI

struct OrdersSearchView: View {
    @State private var attempt = 0

    @ObservedObject var viewModel: OrdersSearchViewModel

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
        .navigationTitle(Text("orders.search.title", bundle: .module))
        .searchable(text: $viewModel.text)
        .task(id: [viewModel.text, "\(attempt)"]) {
            // Each letter begins this anew: only a pause in typing is searched for.
            if viewModel.hasLoaded { try? await Task.sleep(nanoseconds: 300_000_000) }
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
        .accessibilityIdentifier("orders.search")
        .overlay {
            if viewModel.items.isEmpty {
                EmptyStateView(
                    title: Text("orders.search.empty.title", bundle: .module),
                    message: Text("orders.search.empty.message", bundle: .module)
                )
            }
        }
    }

    private func row(_ item: Order) -> some View {
        Button {
            viewModel.showDetail(of: item)
        } label: {
            Text(item.number)
        }
        .tint(.primary)
        .accessibilityIdentifier("orders.search.row.\(item.id)")
    }
}

#if DEBUG
#Preview {
    NavigationView {
        OrdersSearchView(
            viewModel: OrdersSearchViewModel(
                interactor: OrdersSearchInteractor(repository: MockOrdersRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
