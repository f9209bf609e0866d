import SwiftUI

struct MainView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.tab) {
            ForEach(MainTab.allCases, id: \.self) { tab in
                NavigationStack(path: coordinator.path(of: tab)) {
                    coordinator.screen(for: tab.root)
                        .navigationDestination(for: Destination.self) { coordinator.screen(for: $0) }
                }
                .tabItem {
                    Image(systemName: tab.symbol)
                    Text(tab.title)
                }
                .tag(tab)
            }
        }
    }
}
