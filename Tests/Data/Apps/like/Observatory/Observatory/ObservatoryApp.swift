import Core
import SwiftUI

@main
struct ObservatoryApp: App {
    private let registry = FeatureRegistry(entries: Features.all)

    var body: some Scene {
        WindowGroup {
            ShellView(registry: registry)
        }
    }
}
