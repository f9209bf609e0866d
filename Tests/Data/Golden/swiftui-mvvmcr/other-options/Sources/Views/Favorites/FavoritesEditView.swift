import SwiftUI

struct FavoritesEditView: View {
    @State private var attempt = 0

    @Bindable var viewModel: FavoritesEditViewModel

    var body: some View {
        ZStack {
            if viewModel.hasLoaded {
                form
            } else if let error = viewModel.error {
                ErrorView(
                    message: error.userMessage,
                    retryAction: { attempt += 1 }
                )
            } else {
                LoadingView()
            }
        }
        .navigationTitle("favorites.edit.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("common.cancel") {
                    viewModel.cancel()
                }
                .accessibilityIdentifier("favorites.edit.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("favorites.edit.submit") {
                    Task { await viewModel.submit() }
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("favorites.edit.submit")
            }
        }
        .interactiveDismissDisabled(viewModel.isSubmitting || viewModel.hasInput)
        .confirmsDiscarding(of: viewModel)
        .task(id: attempt) {
            await viewModel.loadData()
        }
    }

    private var form: some View {
        Form {
            Section {
                TextField("favorites.edit.field.title", text: $viewModel.title)
                    .accessibilityIdentifier("favorites.edit.field.title")
                TextField(
                    "favorites.edit.field.note",
                    text: Binding(get: { viewModel.note ?? "" }, set: { viewModel.note = $0.isEmpty ? nil : $0 })
                )
                .accessibilityIdentifier("favorites.edit.field.note")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
        }
        .disabled(viewModel.isLoading || viewModel.isSubmitting)
        .accessibilityIdentifier("favorites.edit")
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        FavoritesEditView(
            viewModel: FavoritesEditViewModel(
                itemId: "item-1",
                mode: .create,
                service: MockFavoritesService(),
                coordinator: nil
            )
        )
    }
}
#endif
