import UIKit

// MARK: - Factories
@MainActor
protocol BasketFactoryProtocol {
	func makeBasketViewController() -> BasketViewController
}

@MainActor
protocol BasketCoordinatorFactory {
	func makeBasketFlowCoordinator(navigationController: UINavigationController) -> BasketCoordinator
}

// MARK: - Container
@MainActor
class BasketDIContainer {
	private let appDIContainer: AppDIContainer

	init(appDIContainer: AppDIContainer) {
		self.appDIContainer = appDIContainer
	}
}

extension BasketDIContainer: BasketCoordinatorFactory {
	func makeBasketFlowCoordinator(navigationController: UINavigationController) -> BasketCoordinator {
		BasketCoordinator(navigationController: navigationController, container: self)
	}
}

extension BasketDIContainer: BasketFactoryProtocol {
	func makeBasketViewController() -> BasketViewController {
		let useCase = GetBasketUseCase(store: appDIContainer.pantryStore)
		return BasketViewController(viewModel: BasketViewModel(getBasketUseCase: useCase))
	}
}
