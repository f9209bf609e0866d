import Testing
import UIKit

@testable import Demo

@MainActor
struct CatalogItemsDetailViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController(MockCatalogItemsRepository())

        #expect(viewController.navigationConfiguration.title == String(localized: "catalogItems.detail.title"))
    }

    @Test func triesAgainWhenAsked() async throws {
        let repository = MockCatalogItemsRepository()
        let viewController = makeViewController(repository)
        repository.error = NetworkError.noConnection
        viewController.loadViewIfNeeded()
        #expect(await eventually { viewController.view.find("state.message", as: UILabel.self)?.text != nil })
        repository.error = nil

        try #require(
            viewController.view.find("state.retry", as: UIButton.self)
        ).sendActions(for: .primaryActionTriggered)

        #expect(await eventually { viewController.viewModel.screenState == .content })
        #expect(repository.calls.count == 2)
    }

    // MARK: - Private Methods
    private func makeViewController(_ repository: MockCatalogItemsRepository) -> CatalogItemsDetailViewController {
        return CatalogItemsDetailViewController(
            viewModel: CatalogItemsDetailViewModel(
                itemId: UUID(uuidString: "6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A20")!,
                getItemUseCase: GetItemUseCase(repository: repository)
            )
        )
    }
}
