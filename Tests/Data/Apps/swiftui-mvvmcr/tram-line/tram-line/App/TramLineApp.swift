import SwiftUI

@main
struct TramLineApp: App {
  @StateObject private var coordinator = AppCoordinator(dependencies: DependencyContainer())

  var body: some Scene {
    WindowGroup {
      MainTabView(coordinator: coordinator)
        .onOpenURL { coordinator.open($0) }
    }
  }
}
