import SwiftUI

struct FavoritesSettingsView: View {
    @StateObject private var viewModel: FavoritesSettingsViewModel

    init(viewModel: @autoclosure @escaping () -> FavoritesSettingsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
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
