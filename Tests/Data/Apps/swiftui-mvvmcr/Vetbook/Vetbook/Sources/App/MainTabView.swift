import SwiftUI

struct MainTabView: View {
    @ObservedObject var coordinator: AppCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            coordinator.petsCoordinator.rootView()
                .tabItem {
                    Label("Pets", systemImage: "pawprint.fill")
                }
                .tag(AppTab.pets)

            coordinator.visitsCoordinator.rootView()
                .tabItem {
                    Label("Visits", systemImage: "stethoscope")
                }
                .tag(AppTab.visits)
        }
    }
}
