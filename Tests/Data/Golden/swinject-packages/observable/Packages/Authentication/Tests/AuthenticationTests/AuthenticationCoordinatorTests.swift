import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import Authentication

@MainActor
struct AuthenticationCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: AuthenticationCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), AuthenticationAssembly()]).resolver
        coordinator = AuthenticationCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    @Test("the assembly registers the flow, which starts with logging in")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(AuthenticationCoordinatorFactoryProtocol.self))
        factory.makeAuthenticationCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        #expect(router.stack.last is UIHostingController<LoginView>)
    }

    @Test("the assembly registers a repository with sample data, or one that asks the server")
    func registersRepository() {
        let samples = Assembler([CommonAssembly(), AuthenticationAssembly(usesSampleData: true)]).resolver
        #expect(samples.resolve(AuthenticationRepositoryProtocol.self) is MockAuthenticationRepository)

        let live = Assembler([CommonAssembly(), AuthenticationAssembly(usesSampleData: false)]).resolver
        #expect(live.resolve(AuthenticationRepositoryProtocol.self) is AuthenticationRepository)
    }

    @Test("pushes registration and the forgotten password")
    func pushes() {
        coordinator.start()
        coordinator.showRegistration()
        #expect(router.stack.last is UIHostingController<RegistrationView>)

        coordinator.showForgotPassword()
        #expect(router.stack.last is UIHostingController<ForgotPasswordView>)
        #expect(router.stack.count == 3)
    }

    @Test("tells its parent when the user is signed in")
    func finishes() {
        coordinator.didSignIn()
        #expect(parent.finished.count == 1)
        #expect(parent.finished.first === coordinator)
    }
}
