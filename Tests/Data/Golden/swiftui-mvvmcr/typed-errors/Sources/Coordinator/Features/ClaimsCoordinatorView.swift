import SwiftUI

struct ClaimsCoordinatorView: View {
    @ObservedObject var coordinator: ClaimsCoordinator

    var body: some View {
        NavigationView {
            coordinator.build(.list)
                .background(NavigationLinks(stack: $coordinator.navigationStack, destination: view(for:)))
        }
        .navigationViewStyle(.stack)
        .sheet(item: $coordinator.presentedSheet) { item in
            NavigationView {
                view(for: item)
            }
            .navigationViewStyle(.stack)
        }
        .fullScreenCover(item: $coordinator.presentedFullScreen) { item in
            NavigationView {
                view(for: item)
            }
            .navigationViewStyle(.stack)
        }
    }

    /// The identity makes a screen load anew where another of its kind stood in its place.
    @ViewBuilder
    private func view(for item: NavigationItem) -> some View {
        if let route = item.route.base as? ClaimsRoute {
            coordinator.build(route)
                .id(item.id)
        }
    }
}
