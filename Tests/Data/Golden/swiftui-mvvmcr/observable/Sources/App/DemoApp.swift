import SwiftUI

@main
struct DemoApp: App {
    @State private var appCoordinator = AppCoordinator(dependencyContainer: DependencyContainer())

    var body: some Scene {
        WindowGroup {
            appCoordinator.rootView()
                .onOpenURL { url in
                    appCoordinator.handle(url: url)
                }
        }
    }
}
