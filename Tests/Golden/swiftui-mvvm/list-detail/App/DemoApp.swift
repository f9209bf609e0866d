import SwiftUI

@main
struct DemoApp: App {
    @StateObject private var coordinator = DIContainer().coordinator

    var body: some Scene {
        WindowGroup {
            LintContext(coordinator: coordinator)
                .onOpenURL { url in
                    coordinator.open(url)
                }
        }
    }
}
