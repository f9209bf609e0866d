import Testing

@testable import Demo

@MainActor
struct AboutCoordinatorTests {
    private let first: AboutRoute = .about
    private let second: AboutRoute = .about
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: AboutCoordinator

    init() {
        container = DependencyContainer()
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = AboutCoordinator(parent: parent, dependencyContainer: container)
    }

    private var stack: [AboutRoute] {
        coordinator.navigationStack.compactMap { $0.route.base as? AboutRoute }
    }

    private var sheet: AboutRoute? {
        coordinator.presentedSheet?.route.base as? AboutRoute
    }

    private var fullScreen: AboutRoute? {
        coordinator.presentedFullScreen?.route.base as? AboutRoute
    }

    // MARK: - Navigation Methods

    @Test("pushes and pops one screen at a time")
    func pushesAndPops() {
        coordinator.push(first)
        coordinator.push(second)
        #expect(stack == [first, second])

        coordinator.pop()
        #expect(stack == [first])
    }

    @Test("pushes in the sheet that is presented")
    func pushesInSheets() {
        coordinator.present(first)
        coordinator.push(second)
        coordinator.push(second)
        coordinator.pop()
        #expect(coordinator.presented.last?.stack.map(\.route) == [second])
        #expect(sheet == first)
        #expect(stack.isEmpty)
    }

    @Test("popping at the root does nothing")
    func popsAtRoot() {
        coordinator.pop()
        #expect(stack.isEmpty)
    }

    @Test("pops to the root from any depth")
    func popsToRoot() {
        coordinator.push(first)
        coordinator.push(second)
        coordinator.popToRoot()
        #expect(stack.isEmpty)
    }

    @Test("presents as a sheet or over the full screen, one above the other")
    func presents() {
        coordinator.present(first)
        #expect(sheet == first)
        #expect(fullScreen == nil)

        coordinator.present(second, fullScreen: true)
        #expect(fullScreen == second)
        #expect(sheet == nil)
        #expect(coordinator.presented.map(\.item.route) == [first, second])

        coordinator.dismiss()
        #expect(coordinator.presented.isEmpty)
    }

    // MARK: - Deep Link Handling

    @Test("a deep link to the root closes what is open")
    func opensAbout() {
        coordinator.push(first)
        coordinator.present(second)
        let route = AboutRoute.about
        coordinator.handle(deepLink: route)
        #expect(stack == [])
        #expect(sheet == nil)
    }

    // MARK: - Data

    @Test("a reset leaves nothing open and nothing cached")
    func resets() {
        coordinator.push(first)
        coordinator.present(second)
        coordinator.reset()
        #expect(stack.isEmpty)
        #expect(sheet == nil)
    }

    @Test("does not keep its parent alive")
    func holdsParentWeakly() {
        weak var released: AppCoordinator?
        let coordinator = {
            let parent = AppCoordinator(dependencyContainer: container)
            released = parent
            return AboutCoordinator(parent: parent, dependencyContainer: container)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }
}
