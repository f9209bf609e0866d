import SwiftUI

struct FavoritesCoordinatorView: View {
    @Bindable var coordinator: FavoritesCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.navigationStack) {
            coordinator.build(.list)
                .navigationDestination(for: NavigationItem.self, destination: view(for:))
        }
        .sheet(item: $coordinator.presentedSheet) { item in
            NavigationStack {
                view(for: item)
            }
        }
        .fullScreenCover(item: $coordinator.presentedFullScreen) { item in
            NavigationStack {
                view(for: item)
            }
        }
    }

    /// The identity makes a screen load anew where another of its kind stood in its place.
    @ViewBuilder
    private func view(for item: NavigationItem) -> some View {
        if let route = item.route.base as? FavoritesRoute {
            coordinator.build(route)
                .id(item.id)
        }
    }
}
