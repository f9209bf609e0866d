import SwiftUI

struct FavoritesSettingsView: View {
    @State private var viewModel: FavoritesSettingsViewModel

    init(viewModel: FavoritesSettingsViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        List {
            Text("favorites.settings.message")
        }
        .navigationTitle("favorites.settings.title")
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("favorites.settings")
    }
}

#Preview {
    NavigationStack {
        FavoritesSettingsView(viewModel: FavoritesSettingsViewModel(coordinator: nil))
    }
}
