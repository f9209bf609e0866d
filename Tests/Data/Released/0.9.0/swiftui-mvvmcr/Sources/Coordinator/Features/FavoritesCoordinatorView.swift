import SwiftUI

struct FavoritesCoordinatorView: View {
    @ObservedObject var coordinator: FavoritesCoordinator

    var body: some View {
        stack(path: $coordinator.navigationStack) {
            coordinator.build(.list)
        }
        .presenting($coordinator.presented) { item, path in
            stack(path: path) { view(for: item) }
        }
    }

    private func stack<Root: View>(path: Binding<[NavigationItem]>, @ViewBuilder root: () -> Root) -> some View {
        NavigationView {
            root()
                .background(NavigationLinks(stack: path, destination: view(for:)))
        }
        .navigationViewStyle(.stack)
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
