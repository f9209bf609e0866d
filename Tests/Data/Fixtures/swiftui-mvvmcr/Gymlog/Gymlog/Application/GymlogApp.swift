import SwiftUI

@main
struct GymlogApp: App {
  @StateObject private var app = AppCoordinator(dependencies: DependencyContainer())

  var body: some Scene {
    WindowGroup {
      RootView(coordinator: app)
        .onOpenURL(perform: app.handle(url:))
    }
  }
}
