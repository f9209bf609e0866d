import Testing
import UIKit

@testable import Demo

@MainActor
struct NavigationManagerTests {
    @Test func buildsWhatItWasTold() {
        let configuration = NavigationBuilder().title("Title").style(.largeTitle).build()

        #expect(configuration == NavigationConfiguration(title: "Title", style: .largeTitle))
    }

    @Test func appliesAConfiguration() {
        let viewController = UIViewController()
        let navigationController = UINavigationController(rootViewController: viewController)

        NavigationManager.apply(NavigationConfiguration(title: "Title", style: .largeTitle), to: viewController)

        #expect(viewController.navigationItem.title == "Title")
        #expect(viewController.navigationItem.largeTitleDisplayMode == .always)
        #expect(!navigationController.isNavigationBarHidden)
    }

    @Test func hidesTheBar() {
        let viewController = UIViewController()
        let navigationController = UINavigationController(rootViewController: viewController)

        NavigationManager.apply(NavigationBuilder().style(.hidden).build(), to: viewController)

        #expect(navigationController.isNavigationBarHidden)
    }
}
