import SwiftUI

@main
struct PrintworksApp: App {
    private let modules = Modules()

    var body: some Scene {
        WindowGroup {
            HomeView(modules: modules)
        }
    }
}
