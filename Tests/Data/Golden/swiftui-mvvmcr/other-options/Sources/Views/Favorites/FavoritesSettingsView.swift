import SwiftUI

struct FavoritesSettingsView: View {
    let viewModel: FavoritesSettingsViewModel

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
