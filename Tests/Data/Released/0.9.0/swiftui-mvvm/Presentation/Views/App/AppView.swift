import SwiftUI

struct AppView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            ForEach(AppTab.all) { tab in
                stack(of: tab.root, path: path(of: tab))
                    .tabItem {
                        Label(LocalizedStringKey(tab.title), systemImage: tab.systemImage)
                    }
                    .tag(tab.root)
            }
        }
        .sheet(item: $coordinator.sheet) { route in
            stack(of: route, path: $coordinator.presentedPath)
        }
        .fullScreenCover(item: $coordinator.fullScreen) { route in
            stack(of: route, path: $coordinator.presentedPath)
        }
    }

    private func stack(of root: Route, path: Binding<NavigationPath>) -> some View {
        NavigationStack(path: path) {
            coordinator.build(root)
                .navigationDestination(for: Route.self) { route in
                    coordinator.build(route)
                        .id(route)
                }
        }
    }

    private func path(of tab: AppTab) -> Binding<NavigationPath> {
        Binding(
            get: { coordinator.paths[tab.root] ?? NavigationPath() },
            set: { coordinator.paths[tab.root] = $0 }
        )
    }
}

#Preview {
    AppView(coordinator: DIContainer().coordinator)
}
