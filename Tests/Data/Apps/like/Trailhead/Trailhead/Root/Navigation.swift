import Combine
import Foundation

@MainActor
final class Navigation: ObservableObject {
    @Published var selectedTab = AppTab.hikes
    @Published var path: [Destination] = [] {
        didSet { path.last.map { Log.shared.add($0.logName) } }
    }

    func open(_ url: URL) {
        guard let host = url.host else { return }
        switch host {
        case "hikes": selectedTab = .hikes
        case "huts": selectedTab = .huts
        case "gear": selectedTab = .gear
        default: break
        }
        path = []
    }

    func push(_ destination: Destination) {
        path.append(destination)
    }
}
