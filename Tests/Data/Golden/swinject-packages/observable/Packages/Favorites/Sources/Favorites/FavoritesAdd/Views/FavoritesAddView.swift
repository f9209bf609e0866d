import Common
import SwiftUI

struct FavoritesAddView: View {
    @Bindable var viewModel: FavoritesAddViewModel

    var body: some View {
        Form {
            Section {
                TextField(text: $viewModel.title) {
                    Text("favorites.add.field.title", bundle: .module)
                }
                .accessibilityIdentifier("favorites.add.field.title")
                Toggle(isOn: $viewModel.isPinned) {
                    Text("favorites.add.field.isPinned", bundle: .module)
                }
                .accessibilityIdentifier("favorites.add.field.isPinned")
            }
            if let error = viewModel.error {
                ErrorLabel(message: error.userMessage)
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("favorites.add")
        .navigationTitle(Text("favorites.add.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button {
                    viewModel.cancel()
                } label: {
                    CommonText.cancel
                }
                .accessibilityIdentifier("favorites.add.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button {
                    Task { await viewModel.submit() }
                } label: {
                    Text("favorites.add.submit", bundle: .module)
                }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("favorites.add.submit")
            }
        }
        .interactiveDismissDisabled(viewModel.isSubmitting || viewModel.hasInput)
        .confirmsDiscarding(of: viewModel)
    }
}

#if DEBUG
#Preview {
    NavigationStack {
        FavoritesAddView(
            viewModel: FavoritesAddViewModel(
                interactor: FavoritesAddInteractor(repository: MockFavoritesRepository()),
                coordinator: nil
            )
        )
    }
}
#endif
