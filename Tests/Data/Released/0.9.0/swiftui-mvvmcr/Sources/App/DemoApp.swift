import SwiftUI

@main
struct DemoApp: App {
    @StateObject private var appCoordinator = AppCoordinator(dependencyContainer: DependencyContainer())

    var body: some Scene {
        WindowGroup {
            appCoordinator.rootView()
                .onOpenURL { url in
                    appCoordinator.handle(url: url)
                }
        }
    }
}
