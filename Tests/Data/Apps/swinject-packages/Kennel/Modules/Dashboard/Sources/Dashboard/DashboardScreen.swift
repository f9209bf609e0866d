import Combine
import SwiftUI
import UIKit

@MainActor
protocol DashboardCoordinatorActions: AnyObject {
    func showDogs()
    func showWalks()
}

protocol DashboardScreenFactoryProtocol {
    @MainActor func makeDashboard(coordinator: any DashboardCoordinatorActions) -> UIViewController
}

struct DashboardScreenFactory: DashboardScreenFactoryProtocol {
    func makeDashboard(coordinator: any DashboardCoordinatorActions) -> UIViewController {
        UIHostingController(rootView: DashboardView(viewModel: DashboardViewModel(coordinator: coordinator)))
    }
}

@MainActor
final class DashboardViewModel: ObservableObject {
    @Published private(set) var guests = 0

    private weak var coordinator: (any DashboardCoordinatorActions)?

    init(coordinator: any DashboardCoordinatorActions) {
        self.coordinator = coordinator
    }

    func dogsTapped() { coordinator?.showDogs() }
    func walksTapped() { coordinator?.showWalks() }
}

struct DashboardView: View {
    @ObservedObject var viewModel: DashboardViewModel

    var body: some View {
        List {
            Button("Dogs") { viewModel.dogsTapped() }
            Button("Walks") { viewModel.walksTapped() }
        }
    }
}
