import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Splash

@MainActor
struct SplashViewModelTests {
    private let sessionStore: SessionStoreFake
    private let coordinator: CoordinatorSpy
    private let viewModel: SplashViewModel

    init() {
        sessionStore = SessionStoreFake()
        coordinator = CoordinatorSpy()
        viewModel = SplashViewModel(
            interactor: SplashInteractor(sessionStore: sessionStore),
            coordinator: coordinator
        )
    }

    @Test("leads those who are signed in home")
    func leadsHome() {
        sessionStore.user = .sample
        viewModel.decide()
        #expect(coordinator.calls == [.showHome])
    }

    @Test("leads anyone else to signing in")
    func leadsToAuthentication() {
        viewModel.decide()
        #expect(coordinator.calls == [.showAuthentication])
    }

    @Test("the assembly registers what the screen needs")
    func isRegistered() throws {
        let resolver = Assembler([CommonAssembly(), SplashAssembly()]).resolver
        let factory = try #require(resolver.resolve(SplashViewControllerFactoryProtocol.self))
        #expect(factory.makeSplashViewController(coordinator: coordinator) is UIHostingController<SplashView>)
    }

    private final class CoordinatorSpy: SplashCoordinatorActions {
        enum Call: Equatable {
            case showAuthentication
            case showHome
        }

        private(set) var calls: [Call] = []

        func showAuthentication() {
            calls.append(.showAuthentication)
        }

        func showHome() {
            calls.append(.showHome)
        }
    }
}
