import SwiftUI

struct RootView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            seedsTab
            swapsTab
        }
        .sheet(item: $coordinator.presented) { presentation in
            coordinator.view(for: presentation.route)
        }
    }

    private var seedsTab: some View {
        NavigationStack(path: $coordinator.seedsPath) {
            coordinator.view(for: .seeds)
                .navigationDestination(for: Route.self) { coordinator.view(for: $0) }
        }
        .tabItem { Label("Seeds", systemImage: "leaf") }
        .tag(AppTab.seeds)
    }

    private var swapsTab: some View {
        NavigationStack(path: $coordinator.swapsPath) {
            coordinator.view(for: .swaps)
                .navigationDestination(for: Route.self) { coordinator.view(for: $0) }
        }
        .tabItem { Label("Swaps", systemImage: "arrow.left.arrow.right") }
        .tag(AppTab.swaps)
    }
}
