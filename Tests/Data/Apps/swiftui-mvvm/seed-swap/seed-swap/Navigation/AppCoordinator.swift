import Combine
import SwiftUI

final class AppCoordinator: ObservableObject, Coordinator {
    @Published var selectedTab: AppTab = .seeds
    @Published var seedsPath = NavigationPath()
    @Published var swapsPath = NavigationPath()
    @Published var presented: Presentation?

    private let container: DIContainer

    init(container: DIContainer) {
        self.container = container
    }

    // MARK: - Coordinator

    func navigate(to route: Route, as style: PresentationStyle) {
        switch style {
        case .push:
            if selectedTab == .seeds { seedsPath.append(route) } else { swapsPath.append(route) }
        case .sheet:
            presented = Presentation(route: route)
        }
    }

    func pop(count: Int) {
        if selectedTab == .seeds {
            seedsPath.removeLast(min(count, seedsPath.count))
        } else {
            swapsPath.removeLast(min(count, swapsPath.count))
        }
    }

    func switchTab(to tab: AppTab) {
        selectedTab = tab
    }

    // MARK: - Screens

    @ViewBuilder
    func view(for route: Route) -> some View {
        switch route {
        case .seeds:
            SeedListView(viewModel: SeedListViewModel(repository: self.container.seedRepository, coordinator: self))
        case .seed(let seed):
            SeedDetailView(viewModel: SeedDetailViewModel(seed: seed, repository: self.container.seedRepository))
        case .swaps:
            SwapListView(viewModel: SwapListViewModel(repository: self.container.swapRepository, coordinator: self))
        }
    }
}
