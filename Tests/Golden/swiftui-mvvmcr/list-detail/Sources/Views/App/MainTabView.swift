import SwiftUI

struct MainTabView: View {
    @ObservedObject var appCoordinator: AppCoordinator

    var body: some View {
        TabView(selection: $appCoordinator.selectedTab) {
            tab(.favorites, "favorites.tab", image: "star", root: appCoordinator.favoritesCoordinator.rootView())
        }
    }

    private func tab(_ tab: AppTab, _ title: LocalizedStringKey, image: String, root: some View) -> some View {
        root
            .tabItem {
                Image(systemName: image)
                Text(title)
            }
            .tag(tab)
    }
}
