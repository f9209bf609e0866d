import Combine
import SwiftUI

@MainActor
final class AppCoordinator: ObservableObject, Coordinator {
    @Published var tab: MainTab = .tides
    @Published private var paths: [MainTab: [Destination]] = [:]

    private let container: AppContainer

    init(container: AppContainer) {
        self.container = container
    }

    var depth: Int { paths[tab, default: []].count }

    func push(_ destination: Destination, log: Bool) {
        paths[tab, default: []].append(destination)
        if log { print("pushed \(destination.id)") }
    }

    func pop() {
        guard depth > 0 else { return }
        paths[tab]?.removeLast()
    }

    func select(_ tab: MainTab) {
        self.tab = tab
    }

    func path(of tab: MainTab) -> Binding<[Destination]> {
        Binding(get: { self.paths[tab, default: []] }, set: { self.paths[tab] = $0 })
    }

    @ViewBuilder
    func screen(for destination: Destination) -> some View {
        switch destination {
        case .tides:
            TideListView(viewModel: self.container.makeTideListViewModel(coordinator: self))
        case .tide(let station):
            TideDetailView(viewModel: self.container.makeTideDetailViewModel(station: station))
        case .notices:
            NoticeListView(viewModel: self.container.makeNoticeListViewModel())
        }
    }
}
