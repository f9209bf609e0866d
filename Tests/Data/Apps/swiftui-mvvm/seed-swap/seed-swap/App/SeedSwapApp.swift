import SwiftUI

@main
struct SeedSwapApp: App {
    @StateObject private var coordinator = AppCoordinator(container: DIContainer.shared)

    var body: some Scene {
        WindowGroup {
            RootView(coordinator: coordinator)
        }
    }
}
