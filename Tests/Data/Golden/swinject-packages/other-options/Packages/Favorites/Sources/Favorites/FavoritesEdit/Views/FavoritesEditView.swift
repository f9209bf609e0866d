import Common
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
        .navigationTitle(Text("favorites.edit.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                    viewModel.cancel()
                } label: {
                    CommonText.cancel
                }
                .accessibilityIdentifier("favorites.edit.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("favorites.edit.submit", bundle: .module)
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
                TextField(text: $viewModel.title) {
                    Text("favorites.edit.field.title", bundle: .module)
                }
                .accessibilityIdentifier("favorites.edit.field.title")
                TextField(
                    text: Binding(get: { viewModel.note ?? "" }, set: { viewModel.note = $0.isEmpty ? nil : $0 })
                ) {
                    Text("favorites.edit.field.note", bundle: .module)
                }
                .accessibilityIdentifier("favorites.edit.field.note")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
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
                interactor: FavoritesEditInteractor(repository: MockFavoritesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
