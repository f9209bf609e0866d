import Foundation
import Testing

@testable import Demo

@MainActor
struct NotesCoordinatorTests {
    private let first: NotesRoute = .list
    private let second: NotesRoute = .settings
    private let service: MockNotesService
    private let container: DependencyContainer
    private let parent: AppCoordinator
    private let coordinator: NotesCoordinator

    init() {
        service = MockNotesService()
        container = DependencyContainer()
        container.notesService = service
        parent = AppCoordinator(dependencyContainer: container)
        coordinator = NotesCoordinator(parent: parent, dependencyContainer: container)
    }

    private var stack: [NotesRoute] {
        coordinator.navigationStack.compactMap { $0.route.base as? NotesRoute }
    }

    private var sheet: NotesRoute? {
        coordinator.presentedSheet?.route.base as? NotesRoute
    }

    private var fullScreen: NotesRoute? {
        coordinator.presentedFullScreen?.route.base as? NotesRoute
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

    @Test("closes a screen wherever it is, and no other")
    func closes() {
        coordinator.push(first)
        coordinator.push(second)
        coordinator.close(first)
        #expect(stack == [second])

        coordinator.present(first)
        coordinator.close(second)
        #expect(stack.isEmpty)
        #expect(sheet == first)

        coordinator.present(second)
        coordinator.push(first)
        coordinator.close(second)
        #expect(sheet == first)

        coordinator.close(first)
        #expect(sheet == nil)
    }

    // MARK: - Deep Link Handling

    @Test("a deep link to the root closes what is open")
    func opensList() {
        coordinator.push(first)
        coordinator.present(second)
        let route = NotesRoute.list
        coordinator.handle(deepLink: route)
        #expect(stack == [])
        #expect(sheet == nil)
    }

    @Test("a deep link opens detail in place of what is open")
    func opensDetail() {
        coordinator.push(first)
        coordinator.present(second)
        let route = NotesRoute.detail(itemId: "item-1")
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    @Test("a deep link opens edit in place of what is open")
    func opensEdit() {
        coordinator.push(first)
        coordinator.present(second)
        let route = NotesRoute.edit(itemId: "item-1")
        coordinator.handle(deepLink: route)
        let expected: [NotesRoute] = [.detail(itemId: "item-1")]
        #expect(stack == expected)
        #expect(sheet == route)
    }

    @Test("a deep link opens create in place of what is open")
    func opensCreate() {
        coordinator.push(first)
        coordinator.present(second)
        let route = NotesRoute.create
        coordinator.handle(deepLink: route)
        #expect(stack == [])
        #expect(sheet == route)
    }

    @Test("a deep link opens gallery in place of what is open")
    func opensGallery() {
        coordinator.push(first)
        coordinator.present(second)
        let route = NotesRoute.gallery
        coordinator.handle(deepLink: route)
        #expect(stack == [])
        #expect(sheet == nil)
        #expect(fullScreen == route)
    }

    @Test("a deep link opens settings in place of what is open")
    func opensSettings() {
        coordinator.push(first)
        coordinator.present(second)
        let route = NotesRoute.settings
        coordinator.handle(deepLink: route)
        #expect(stack == [route])
        #expect(sheet == nil)
    }

    // MARK: - Data

    @Test("a URL asks first where it would close edit with input in it")
    func asksBeforeDiscarding() throws {
        let coordinator = try #require(parent.notesCoordinator)
        let route: NotesRoute = .edit(itemId: "item-1")
        coordinator.present(route)
        _ = coordinator.build(route)
        let form = try #require(coordinator.forms.first as? NotesEditViewModel)
        form.title = "Title 2"
        form.body = "Body 2"
        form.isPinned = false
        form.budget = Decimal(51)
        form.reminder = Date(timeIntervalSince1970: 45)
        form.state = .done
        parent.login()
        parent.handle(url: try #require(DeepLinkParser.url(for: NotesRoute.list)))
        #expect(!coordinator.forms.isEmpty)

        form.pendingDiscard?()
        #expect(coordinator.forms.isEmpty)
    }

    @Test("refreshing loads the open screens again")
    func refreshes() async {
        _ = coordinator.build(first)
        await coordinator.refresh()
        #expect(service.calls.contains(.getNotes))
    }

    @Test("a screen that has been left, if only by a swipe, loses its view model")
    func dropsClosedScreens() {
        let route = NotesRoute.detail(itemId: "item-1")
        coordinator.push(route)
        let service = serviceKept(by: route)
        #expect(service() != nil)

        coordinator.navigationStack.removeLast()
        #expect(service() == nil)
    }

    @Test("a reset leaves nothing open and nothing cached")
    func resets() {
        coordinator.push(first)
        coordinator.present(second)
        let service = serviceKept(by: first)
        coordinator.reset()
        #expect(stack.isEmpty)
        #expect(sheet == nil)
        #expect(service() == nil)
    }

    @Test("does not keep its parent alive")
    func holdsParentWeakly() {
        weak var released: AppCoordinator?
        let coordinator = {
            let parent = AppCoordinator(dependencyContainer: container)
            released = parent
            return NotesCoordinator(parent: parent, dependencyContainer: container)
        }()
        withExtendedLifetime(coordinator) {
            #expect(released == nil)
        }
    }

    /// A service that nothing but the view model of the route keeps alive.
    private func serviceKept(by route: NotesRoute) -> () -> MockNotesService? {
        let service = MockNotesService()
        container.notesService = service
        _ = coordinator.build(route)
        container.notesService = MockNotesService()
        return { [weak service] in service }
    }
}
