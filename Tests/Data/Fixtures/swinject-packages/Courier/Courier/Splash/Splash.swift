import Combine
import Common
import SwiftUI
import UIKit

// The splash is in the app itself, and has no coordinator of its own.

@MainActor
protocol SplashCoordinatorActions: AnyObject {
    func splashIsOver()
}

nonisolated protocol SplashScreenFactoryProtocol {
    @MainActor
    func makeSplash(coordinator: SplashCoordinatorActions) -> UIViewController
}

nonisolated struct SplashScreenFactory: SplashScreenFactoryProtocol {
    @MainActor
    func makeSplash(coordinator: SplashCoordinatorActions) -> UIViewController {
        UIHostingController(rootView: SplashScreen(viewModel: SplashViewModel(coordinator: coordinator)))
    }
}

@MainActor
final class SplashViewModel: ObservableObject {
    private unowned let coordinator: SplashCoordinatorActions

    init(coordinator: SplashCoordinatorActions) {
        self.coordinator = coordinator
    }

    func appear() {
        coordinator.splashIsOver()
    }
}

struct SplashScreen: View {
    @StateObject var viewModel: SplashViewModel

    var body: some View {
        ProgressView()
            .onAppear { viewModel.appear() }
    }
}
