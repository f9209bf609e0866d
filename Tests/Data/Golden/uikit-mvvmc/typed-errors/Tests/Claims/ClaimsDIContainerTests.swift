import Testing
import UIKit

@testable import Demo

@MainActor
struct ClaimsDIContainerTests {
    @Test func makesClaimsWithAViewModelOfItsOwn() {
        let container = ClaimsDIContainer(appDIContainer: .shared)

        let viewController = container.makeClaimsViewController()

        let other = container.makeClaimsViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesClaimsDetailWithAViewModelOfItsOwn() {
        let container = ClaimsDIContainer(appDIContainer: .shared)
        let claimId = 26

        let viewController = container.makeClaimsDetailViewController(claimId: claimId)

        #expect(viewController.viewModel.claimId == claimId)
        let other = container.makeClaimsDetailViewController(claimId: claimId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesClaimsEditWithAViewModelOfItsOwn() {
        let container = ClaimsDIContainer(appDIContainer: .shared)
        let claimId = 26

        let viewController = container.makeClaimsEditViewController(claimId: claimId)

        #expect(viewController.viewModel.claimId == claimId)
        let other = container.makeClaimsEditViewController(claimId: claimId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesClaimsAddWithAViewModelOfItsOwn() {
        let container = ClaimsDIContainer(appDIContainer: .shared)

        let viewController = container.makeClaimsAddViewController()

        let other = container.makeClaimsAddViewController()
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func makesClaimsProgressWithAViewModelOfItsOwn() {
        let container = ClaimsDIContainer(appDIContainer: .shared)
        let claimId = 26

        let viewController = container.makeClaimsProgressViewController(claimId: claimId)

        #expect(viewController.viewModel.claimId == claimId)
        let other = container.makeClaimsProgressViewController(claimId: claimId)
        #expect(viewController.viewModel !== other.viewModel)
    }

    @Test func showsSampleDataOrAsksTheServer() {
        let samples = ClaimsDIContainer(appDIContainer: AppDIContainer(usesSampleData: true))
        #expect(samples.claimsRepository is MockClaimsRepository)

        let live = ClaimsDIContainer(appDIContainer: AppDIContainer(usesSampleData: false))
        #expect(live.claimsRepository is ClaimsRepositoryImpl)
    }

    @Test func handsTheNavigationControllerToTheCoordinator() {
        let container = ClaimsDIContainer(appDIContainer: .shared)
        let navigationController = UINavigationController()

        let coordinator = container.makeClaimsFlowCoordinator(navigationController: navigationController)

        #expect(coordinator.navigationController === navigationController)
    }
}
