import SwiftUI

struct AppView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            ForEach(AppTab.all) { tab in
                NavigationStack(path: path(of: tab)) {
                    coordinator.build(tab.root)
                        .navigationDestination(for: Route.self) { route in
                            coordinator.build(route)
                                .id(route)
                        }
                }
                .tabItem {
                    Label(LocalizedStringKey(tab.title), systemImage: tab.systemImage)
                }
                .tag(tab.root)
            }
        }
        .sheet(item: $coordinator.sheet) { route in
            NavigationStack {
                coordinator.build(route)
            }
        }
        .fullScreenCover(item: $coordinator.fullScreen) { route in
            NavigationStack {
                coordinator.build(route)
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
