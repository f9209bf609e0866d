import SwiftUI

@main
struct VetbookApp: App {
    @StateObject private var coordinator = AppCoordinator(dependencyContainer: DependencyContainer())

    var body: some Scene {
        WindowGroup {
            MainTabView(coordinator: coordinator)
                .onOpenURL { coordinator.handle(deepLink: $0) }
        }
    }
}
