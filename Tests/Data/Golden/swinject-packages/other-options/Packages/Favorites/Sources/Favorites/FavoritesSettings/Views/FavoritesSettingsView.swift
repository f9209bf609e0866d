import Common
import SwiftUI

struct FavoritesSettingsView: View {
    let viewModel: FavoritesSettingsViewModel

    var body: some View {
        List {
            Text("favorites.settings.message", bundle: .module)
        }
        .navigationTitle(Text("favorites.settings.title", bundle: .module))
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityIdentifier("favorites.settings")
    }
}

#Preview {
    NavigationStack {
        FavoritesSettingsView(viewModel: FavoritesSettingsViewModel(coordinator: nil))
    }
}
