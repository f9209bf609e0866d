import Common
import CommonTesting
import SwiftUI
import Swinject
import Testing
import UIKit

@testable import About

@MainActor
struct AboutCoordinatorTests {
    private let router: RouterSpy
    private let parent: FinishDelegateSpy
    private let resolver: Resolver
    private let coordinator: AboutCoordinator

    init() {
        router = RouterSpy()
        parent = FinishDelegateSpy()
        resolver = Assembler([CommonAssembly(), AboutAssembly()]).resolver
        coordinator = AboutCoordinator(router: router, resolver: resolver, finishDelegate: parent)
    }

    private func view<Content: View>(of viewController: UIViewController?, as type: Content.Type) throws -> Content {
        try #require(viewController as? UIHostingController<Content>).rootView
    }

    // MARK: - Flow

    @Test("the assembly registers the flow, which starts with its root screen")
    func isRegistered() throws {
        let factory = try #require(resolver.resolve(AboutCoordinatorFactoryProtocol.self))
        factory.makeAboutCoordinator(router: router, finishDelegate: parent).start()
        #expect(router.stack.count == 1)
        _ = try view(of: router.stack.last, as: AboutView.self)
    }

    @Test("tells its parent when its root screen has left the stack")
    func finishes() {
        coordinator.start()
        #expect(parent.finished.isEmpty)

        router.pop()
        #expect(parent.finished.count == 1)
        #expect(parent.finished.first === coordinator)
    }

    @Test("does not keep its parent alive")
    func holdsParentWeakly() {
        weak var released: FinishDelegateSpy?
        let coordinator = {
            let parent = FinishDelegateSpy()
            released = parent
            return AboutCoordinator(router: router, resolver: resolver, finishDelegate: parent)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    // MARK: - Deep links

    @Test("a link that is none of the feature's changes nothing")
    func ignoresOtherLinks() {
        coordinator.start()
        coordinator.handle(DeepLink("other"))
        #expect(router.stack.count == 1)
        #expect(router.presented.isEmpty)
    }
}
