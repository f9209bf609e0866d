import SwiftUI

struct RootView: View {
  @ObservedObject var coordinator: AppCoordinator

  var body: some View {
    if coordinator.isLoggedIn {
      MainTabView(coordinator: coordinator)
    } else {
      coordinator.authCoordinator.rootView()
    }
  }
}

struct MainTabView: View {
  @ObservedObject var coordinator: AppCoordinator

  var body: some View {
    TabView(selection: $coordinator.selectedTab) {
      coordinator.workoutsCoordinator.rootView()
        .tabItem { Label("workouts.title", systemImage: "dumbbell") }
        .tag(AppTab.workouts)
    }
  }
}
