import SwiftUI

@main
struct MeeplehouseApp: App {
    @State private var router = AppRouter(dependencies: Container())

    var body: some Scene {
        WindowGroup {
            ContentView(router: router)
        }
    }
}
