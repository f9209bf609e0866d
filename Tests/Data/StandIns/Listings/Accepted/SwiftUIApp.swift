// from: 15.0
import Combine
import OSLog
import SwiftUI

extension Logger {
    static let shop = Logger(subsystem: "com.example.shop", category: "shop")
}

@MainActor
final class ShopCoordinator: ObservableObject {
    enum Tab: Hashable {
        case home, settings
    }

    @Published var selectedTab = Tab.home
    @Published private(set) var home: ShopHomeCoordinator!

    init() {
        home = ShopHomeCoordinator(parent: self)
    }

    func open(_ url: URL) {
        Logger.shop.info("opening \(url.absoluteString, privacy: .public)")
    }
}

@MainActor
final class ShopHomeCoordinator: ObservableObject {
    private weak var parent: ShopCoordinator?

    init(parent: ShopCoordinator) {
        self.parent = parent
    }

    func rootView() -> some View {
        Text("home")
    }
}

struct ShopTabs: View {
    @ObservedObject var coordinator: ShopCoordinator

    var body: some View {
        TabView(selection: $coordinator.selectedTab) {
            coordinator.home.rootView()
                .tabItem { Label("home", systemImage: "house") }
                .tag(ShopCoordinator.Tab.home)
            Menu("settings") {
                Button("sign out", role: .destructive) {}
            }
            .tabItem { Label("settings", systemImage: "gear") }
            .tag(ShopCoordinator.Tab.settings)
        }
        .tint(.red)
    }
}

struct ShopApp: App {
    @StateObject private var coordinator = ShopCoordinator()

    var body: some Scene {
        WindowGroup {
            ShopTabs(coordinator: coordinator)
                .onOpenURL { coordinator.open($0) }
                .environmentObject(coordinator)
        }
    }
}
