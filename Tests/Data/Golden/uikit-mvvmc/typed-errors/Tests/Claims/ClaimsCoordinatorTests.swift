import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsCoordinatorTests {
    @Test func startsWithItsRoot() throws {
        let coordinator = makeCoordinator(UINavigationController())

        coordinator.start()

        #expect(coordinator.navigationController.viewControllers.count == 1)
        let viewController = try #require(coordinator.navigationController.topViewController as? ClaimsViewController)
        #expect(viewController.coordinator === coordinator)
    }

    @Test func isNotKeptAliveByItsScreens() throws {
        var coordinator: ClaimsCoordinator? = makeCoordinator(UINavigationController())
        coordinator?.start()
        let viewController = try #require(coordinator?.navigationController.topViewController as? ClaimsViewController)

        coordinator = nil

        #expect(viewController.coordinator == nil)
    }

    @Test func pushesDetail() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let claimId = 26
        coordinator.start()

        coordinator.showDetail(claimId: claimId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsDetailViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.claimId == claimId)
    }

    @Test func popsDetailWhenItIsFinished() async {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishDetail(finished)

        #expect(beneath.count == 1)
        #expect(coordinator.navigationController.topViewController === beneath)
    }

    @Test func pushesEdit() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let claimId = 26
        coordinator.start()

        coordinator.showEdit(claimId: claimId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsEditViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.claimId == claimId)
    }

    @Test func popsEditWhenItIsFinished() async {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishEdit(finished)

        #expect(beneath.count == 1)
        #expect(coordinator.navigationController.topViewController === beneath)
    }

    @Test func pushesAdd() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()

        coordinator.showAdd()

        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsAddViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
    }

    @Test func popsAddWhenItIsFinished() async {
        let coordinator = makeCoordinator(UINavigationController())
        let (beneath, finished) = (RefreshCounter(), UIViewController())
        coordinator.navigationController.setViewControllers([beneath, finished], animated: false)

        coordinator.finishAdd(finished)

        #expect(beneath.count == 1)
        #expect(coordinator.navigationController.topViewController === beneath)
    }

    @Test func pushesProgress() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let claimId = 26
        coordinator.start()

        coordinator.showProgress(claimId: claimId)

        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsProgressViewController
        )
        #expect(viewController.coordinator === coordinator)
        #expect(viewController.hidesBottomBarWhenPushed)
        #expect(viewController.viewModel.claimId == claimId)
    }

    @Test func opensListByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(claimId: 27)

        coordinator.handle(.list)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["ClaimsViewController"])
    }

    @Test func opensAddByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        coordinator.start()
        coordinator.showDetail(claimId: 27)

        coordinator.handle(.add)

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["ClaimsViewController", "ClaimsAddViewController"])
    }

    @Test func opensDetailByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let claimId = 26
        coordinator.start()
        coordinator.showEdit(claimId: 27)

        coordinator.handle(.detail(claimId: claimId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["ClaimsViewController", "ClaimsDetailViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsDetailViewController
        )
        #expect(viewController.viewModel.claimId == claimId)
    }

    @Test func opensEditByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let claimId = 26
        coordinator.start()
        coordinator.showDetail(claimId: 27)

        coordinator.handle(.edit(claimId: claimId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["ClaimsViewController", "ClaimsDetailViewController", "ClaimsEditViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsEditViewController
        )
        #expect(viewController.viewModel.claimId == claimId)
    }

    @Test func opensProgressByItsRoute() throws {
        let coordinator = makeCoordinator(UINavigationController())
        let claimId = 26
        coordinator.start()
        coordinator.showDetail(claimId: 27)

        coordinator.handle(.progress(claimId: claimId))

        let stack = coordinator.navigationController.viewControllers.map { String(describing: type(of: $0)) }
        #expect(stack == ["ClaimsViewController", "ClaimsDetailViewController", "ClaimsProgressViewController"])
        let viewController = try #require(
            coordinator.navigationController.topViewController as? ClaimsProgressViewController
        )
        #expect(viewController.viewModel.claimId == claimId)
    }

    // MARK: - Private Methods
    private func makeCoordinator(_ navigationController: UINavigationController) -> ClaimsCoordinator {
        return ClaimsCoordinator(
            navigationController: navigationController,
            container: ClaimsDIContainer(appDIContainer: .shared)
        )
    }
}
