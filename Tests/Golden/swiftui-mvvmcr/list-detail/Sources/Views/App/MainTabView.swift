import SwiftUI

struct MainTabView: View {
    @ObservedObject var appCoordinator: AppCoordinator

    var body: some View {
        TabView(selection: $appCoordinator.selectedTab) {
            appCoordinator.favoritesCoordinator.rootView()
                .tabItem {
                    Image(systemName: "star")
                    Text("favorites.tab")
                }
                .tag(AppTab.favorites)
        }
    }
}
