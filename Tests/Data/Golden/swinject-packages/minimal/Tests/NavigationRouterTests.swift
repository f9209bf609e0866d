import SwiftUI
import Testing
import UIKit

@testable import Common

@MainActor
struct NavigationRouterTests {
    private final class Screen: UIViewController, RefreshableScreen {
        private(set) var refreshes = 0

        func refresh() async {
            refreshes += 1
        }
    }

    private let navigationController = UINavigationController()
    private let window = UIWindow.inTestScene()
    private let router: NavigationRouter

    init() {
        router = NavigationRouter(navigationController: navigationController)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
    }

    @Test("a completion runs once, when its controller has left the stack")
    func completes() {
        var completions = 0
        router.setRoot(UIViewController())
        router.push(UIViewController()) { completions += 1 }
        router.push(UIViewController(), completion: nil)
        router.pop()
        #expect(completions == 0)

        router.pop()
        router.pop()
        #expect(completions == 1)
        #expect(navigationController.viewControllers.count == 1)
    }

    @Test("a completion runs when the user goes back without the router")
    func completesAfterSwipe() {
        var completions = 0
        router.setRoot(UIViewController())
        router.push(UIViewController()) { completions += 1 }
        navigationController.popViewController(animated: false)
        router.navigationController(
            navigationController,
            didShow: navigationController.viewControllers[0],
            animated: false
        )
        #expect(completions == 1)
    }

    @Test("a new root ends everything before it")
    func replaces() {
        var completions = 0
        let root = UIViewController()
        router.setRoot(UIViewController())
        router.push(UIViewController()) { completions += 1 }
        router.setRoot(root)
        #expect(completions == 1)
        #expect(navigationController.viewControllers == [root])
    }

    @Test("going to the root ends what is above, and takes down what is presented")
    func popsToRoot() {
        var completions = 0
        router.setRoot(UIViewController())
        router.push(UIViewController()) { completions += 1 }
        router.present(UIViewController(), style: .pageSheet)
        router.popToRoot()
        #expect(completions == 1)
        #expect(navigationController.presentedViewController == nil)
    }

    @Test("presents above what is presented, and dismisses the last one")
    func presents() {
        let first = UIViewController()
        router.setRoot(UIViewController())
        router.present(first, style: .pageSheet)
        router.present(UIViewController(), style: .fullScreen)
        #expect(navigationController.topmost.modalPresentationStyle == .fullScreen)

        router.dismiss()
        #expect((navigationController.topmost as? UINavigationController)?.viewControllers == [first])

        router.dismiss()
        #expect(navigationController.topmost === navigationController)
    }

    @Test("closes a screen with what is above it, and nothing when it is gone")
    func closes() {
        let (root, screen) = (UIViewController(), UIViewController())
        var completions = 0
        router.setRoot(root)
        router.push(screen) { completions += 1 }
        router.push(UIViewController(), completion: nil)
        router.close(screen)
        #expect(navigationController.viewControllers == [root])
        #expect(completions == 1)

        router.close(screen)
        router.close(root)
        #expect(navigationController.viewControllers == [root])
    }

    @Test("closes a presented screen with what is presented above it")
    func closesPresented() {
        let (first, second) = (UIViewController(), UIViewController())
        router.setRoot(UIViewController())
        router.present(first, style: .pageSheet)
        router.present(second, style: .pageSheet)
        router.close(first)
        #expect(navigationController.topmost === navigationController)
    }

    @Test("goes on inside the sheet that is presented")
    func pushesInSheets() {
        let (root, screen, next) = (UIViewController(), UIViewController(), UIViewController())
        router.setRoot(root)
        router.present(screen, style: .pageSheet)
        router.push(next, completion: nil)
        router.push(UIViewController(), completion: nil)
        router.pop()
        #expect(screen.navigationController?.viewControllers == [screen, next])
        #expect(navigationController.viewControllers == [root])

        router.close(next)
        #expect(screen.navigationController?.viewControllers == [screen])
    }

    @Test("a completion runs when the sheet goes in which its controller was pushed")
    func completesWithSheets() async {
        router.setRoot(UIViewController())
        router.present(UIViewController(), style: .pageSheet)
        await withCheckedContinuation { (completion: CheckedContinuation<Void, Never>) in
            router.push(UIViewController()) { completion.resume() }
            router.dismiss()
        }
        #expect(navigationController.presentedViewController == nil)
    }

    @Test("a completion runs when the user swipes the sheet away")
    func completesAfterSwipeDown() throws {
        var completions = 0
        router.setRoot(UIViewController())
        router.present(UIViewController(), style: .pageSheet)
        router.push(UIViewController()) { completions += 1 }
        let presentation = try #require(navigationController.presentedViewController?.presentationController)
        #expect(presentation.delegate === router)

        navigationController.dismiss(animated: false)
        router.presentationControllerDidDismiss(presentation)
        #expect(completions == 1)
    }

    @Test("asks a form with input before what would close it, as when it is swiped down")
    func asksBeforeDiscarding() throws {
        let form = Form()
        let screen = FormController(rootView: EmptyView(), form: form)
        router.setRoot(UIViewController())
        router.present(screen, style: .pageSheet)
        router.presentationControllerDidAttemptToDismiss(
            try #require(screen.navigationController?.presentationController)
        )
        #expect(navigationController.topmost === screen.navigationController)

        form.pendingDiscard?()
        #expect(navigationController.topmost === navigationController)

        var isDone = false
        router.discardInput { isDone = true }
        #expect(isDone)
    }

    private final class Form: DiscardConfirming {
        let hasInput = true
        var pendingDiscard: (() -> Void)?
    }

    @Test("loads again what is open, presented screens too")
    func refreshes() async {
        let (below, presented, closed) = (Screen(), Screen(), Screen())
        router.setRoot(below)
        router.push(closed, completion: nil)
        router.pop()
        router.present(presented, style: .pageSheet)
        await router.refresh()
        #expect([below, presented, closed].map(\.refreshes) == [1, 1, 0])
    }
}
