import Testing
import UIKit

@testable import Demo

@MainActor
struct AboutViewControllerTests {
    @Test func showsItsTitle() {
        let viewController = makeViewController()

        #expect(viewController.navigationConfiguration.title == String(localized: "about.about.title"))
    }

    // MARK: - Private Methods
    private func makeViewController() -> AboutViewController {
        return AboutViewController(viewModel: AboutViewModel())
    }
}
