import SwiftUI

@main
struct TidewaterApp: App {
    @StateObject private var coordinator = AppCoordinator(container: AppContainer())

    var body: some Scene {
        WindowGroup {
            MainView(coordinator: coordinator)
        }
    }
}
