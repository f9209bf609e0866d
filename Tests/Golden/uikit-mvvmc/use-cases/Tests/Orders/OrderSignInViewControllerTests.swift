import Testing
import UIKit

@testable import Demo

@MainActor
struct OrderSignInViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockOrdersRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "orders.login.title"))
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockOrdersRepository) -> OrderSignInViewController {
        return OrderSignInViewController(
            viewModel: OrderSignInViewModel(loginUseCase: LoginUseCase(repository: repository))
        )
    }
}
