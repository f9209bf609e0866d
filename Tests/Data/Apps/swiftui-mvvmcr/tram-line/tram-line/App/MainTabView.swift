import SwiftUI

struct MainTabView: View {
  @ObservedObject var coordinator: AppCoordinator

  var body: some View {
    TabView(selection: $coordinator.selectedTab) {
      coordinator.linesCoordinator.rootView()
        .tabItem {
          Image(systemName: AppTab.lines.symbol)
          Text(AppTab.lines.title)
        }
        .tag(AppTab.lines)

      coordinator.ticketsCoordinator.rootView()
        .tabItem {
          Image(systemName: AppTab.tickets.symbol)
          Text(AppTab.tickets.title)
        }
        .tag(AppTab.tickets)
    }
  }
}
