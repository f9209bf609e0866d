import SwiftUI

struct AppView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            ForEach(AppTab.all) { tab in
                RouteStack(coordinator: coordinator, root: tab.root, path: path(of: tab))
                    .tabItem {
                        Label(LocalizedStringKey(tab.title), systemImage: tab.systemImage)
                    }
                    .tag(tab.root)
            }
        }
        .modifier(Presenting(coordinator: coordinator, level: 0))
    }

    private func path(of tab: AppTab) -> Binding<NavigationPath> {
        Binding(
            get: { coordinator.paths[tab.root] ?? NavigationPath() },
            set: { coordinator.paths[tab.root] = $0 }
        )
    }
}

/// A screen with what is pushed in it.
private struct RouteStack: View {
    @ObservedObject var coordinator: AppCoordinator
    let root: Route
    let path: Binding<NavigationPath>

    var body: some View {
        NavigationStack(path: path) {
            coordinator.build(root)
                .navigationDestination(for: Route.self) { route in
                    coordinator.build(route)
                        .id(route)
                }
        }
    }
}

/// Presents the screen of a level, which presents that of the next level itself.
private struct Presenting: ViewModifier {
    @ObservedObject var coordinator: AppCoordinator
    let level: Int

    func body(content: Content) -> some View {
        content
            .sheet(item: shown(as: .sheet), content: stack)
            .fullScreenCover(item: shown(as: .fullScreen), content: stack)
    }

    private func stack(of screen: PresentedScreen) -> some View {
        RouteStack(coordinator: coordinator, root: screen.route, path: path)
            .modifier(Presenting(coordinator: coordinator, level: level + 1))
    }

    private var current: PresentedScreen? {
        coordinator.presented.indices.contains(level) ? coordinator.presented[level] : nil
    }

    private func shown(as presentation: Route.Presentation) -> Binding<PresentedScreen?> {
        Binding(
            get: { current?.route.presentation == presentation ? current : nil },
            set: { if $0 == nil { coordinator.presented = Array(coordinator.presented.prefix(level)) } }
        )
    }

    private var path: Binding<NavigationPath> {
        Binding(
            get: { current?.path ?? NavigationPath() },
            set: { if current != nil { coordinator.presented[level].path = $0 } }
        )
    }
}

#Preview {
    AppView(coordinator: DIContainer().coordinator)
}
