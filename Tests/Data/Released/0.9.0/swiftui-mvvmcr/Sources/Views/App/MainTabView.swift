import SwiftUI

struct MainTabView: View {
    @ObservedObject var appCoordinator: AppCoordinator

    var body: some View {
        TabView(selection: $appCoordinator.selectedTab) {
            appCoordinator.favoritesCoordinator.rootView()
                .tab(.favorites, "favorites.tab", image: "star")
        }
    }
}

extension View {
    fileprivate func tab(_ tab: AppTab, _ title: LocalizedStringKey, image: String) -> some View {
        tabItem {
            Image(systemName: image)
            Text(title)
        }
        .tag(tab)
    }
}
