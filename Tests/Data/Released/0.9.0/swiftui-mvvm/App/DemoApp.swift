import SwiftUI

@main
struct DemoApp: App {
    @StateObject private var coordinator = DIContainer().coordinator

    var body: some Scene {
        WindowGroup {
            AppView(coordinator: coordinator)
                .onOpenURL { url in
                    coordinator.open(url)
                }
        }
    }
}
