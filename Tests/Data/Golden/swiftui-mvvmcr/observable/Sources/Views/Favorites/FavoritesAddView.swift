import SwiftUI

struct FavoritesAddView: View {
    @Bindable var viewModel: FavoritesAddViewModel

    var body: some View {
        Form {
            Section {
                TextField("favorites.add.field.title", text: $viewModel.title)
                    .accessibilityIdentifier("favorites.add.field.title")
                Toggle("favorites.add.field.isPinned", isOn: $viewModel.isPinned)
                    .accessibilityIdentifier("favorites.add.field.isPinned")
            }
            if let error = viewModel.error {
                Label(error.userMessage, systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.red)
            }
        }
        .disabled(viewModel.isSubmitting)
        .accessibilityIdentifier("favorites.add")
        .navigationTitle("favorites.add.title")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("common.cancel") {
                    viewModel.cancel()
                }
                .accessibilityIdentifier("favorites.add.cancel")
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("favorites.add.submit") {
                    Task { await viewModel.submit() }
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
        FavoritesAddView(viewModel: FavoritesAddViewModel(service: MockFavoritesService(), coordinator: nil))
    }
}
#endif
