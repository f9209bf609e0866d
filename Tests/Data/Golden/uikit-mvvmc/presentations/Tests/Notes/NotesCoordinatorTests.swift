import Testing
import UIKit

@testable import Demo

@MainActor
struct NotesCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(coordinator.navigationController.topViewController as? NotesViewController)
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: NotesCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(coordinator?.navigationController.topViewController as? NotesViewController)

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func pushesDetail() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = "item-1"
        coordinator.start()

        coordinator.showDetail(itemId: itemId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? NotesDetailViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.itemId == itemId)
    }

    @Test func presentsEdit() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let itemId = "item-1"
        coordinator.start()

        coordinator.showEdit(itemId: itemId)

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        #expect(presented?.modalPresentationStyle == .pageSheet)
        let viewController = try #require(presented?.topViewController as? NotesEditViewController)
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.viewModel.itemId == itemId)
    }

    @Test func dismissesOnlyEditWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath], animated: false)
        coordinator.presentModal(UIViewController())
        let other = coordinator.navigationController.presentedViewController
        coordinator.presentModal(finished)

        coordinator.finishEdit(finished)

        #expect(beneath.count == 1)
        #expect(await eventually { finished.presentingViewController == nil })
        #expect(coordinator.navigationController.presentedViewController === other)
    }

    @Test func presentsCreate() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        coordinator.start()

        coordinator.showCreate()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        #expect(presented?.modalPresentationStyle == .pageSheet)
        let viewController = try #require(presented?.topViewController as? NotesCreateViewController)
        #expect(viewController.coordinator === coordinator)
    }

    @Test func dismissesOnlyCreateWhenItIsFinished() async {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath], animated: false)
        coordinator.presentModal(UIViewController())
        let other = coordinator.navigationController.presentedViewController
        coordinator.presentModal(finished)

        coordinator.finishCreate(finished)

        #expect(beneath.count == 1)
        #expect(await eventually { finished.presentingViewController == nil })
        #expect(coordinator.navigationController.presentedViewController === other)
    }

    @Test func presentsGallery() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        coordinator.start()

        coordinator.showGallery()

        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        #expect(presented?.modalPresentationStyle == .fullScreen)
        let viewController = try #require(presented?.topViewController as? NotesGalleryViewController)
        #expect(viewController.coordinator === coordinator)
    }

    @Test func pushesSettings() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()

        coordinator.showSettings()

        let viewController = try #require(
            coordinator.navigationController.topViewController as? NotesSettingsViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
    }

    @Test func opensListByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(itemId: "item-2")

        coordinator.handle(.list)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["NotesViewController"])
    }

    @Test func opensCreateByItsRoute() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        coordinator.start()
        coordinator.showDetail(itemId: "item-2")

        coordinator.handle(.create)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["NotesViewController"])
        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        #expect(presented?.topViewController is NotesCreateViewController)
    }

    @Test func opensSettingsByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(itemId: "item-2")

        coordinator.handle(.settings)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["NotesViewController", "NotesSettingsViewController"])
    }

    @Test func opensDetailByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let itemId = "item-1"
        coordinator.start()
        coordinator.showSettings()

        coordinator.handle(.detail(itemId: itemId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["NotesViewController", "NotesDetailViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? NotesDetailViewController
        )
        #expect(viewController.viewModel.itemId == itemId)
    }

    @Test func opensEditByItsRoute() throws {
        let coordinator = makeCoordinator(OnScreenNavigationController())
        let itemId = "item-1"
        coordinator.start()
        coordinator.showDetail(itemId: "item-2")

        coordinator.handle(.edit(itemId: itemId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["NotesViewController", "NotesDetailViewController"])
        let presented = coordinator.navigationController.presentedViewController as? UINavigationController
        let viewController = try #require(presented?.topViewController as? NotesEditViewController)
        #expect(viewController.viewModel.itemId == itemId)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> NotesCoordinator {
        return NotesCoordinator(
            navigationController: navigationController,
            container: NotesDIContainer(appDIContainer: .shared)
        )
    }
}
