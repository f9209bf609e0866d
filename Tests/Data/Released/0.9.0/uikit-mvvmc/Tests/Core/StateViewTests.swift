import Testing
import UIKit

@testable import Demo

@MainActor
struct StateViewTests {
    @Test func standsBackForContent() {
        let stateView = StateView {}

        stateView.show(.content)

        #expect(stateView.isHidden)
    }

    @Test func spinsWhileLoading() throws {
        let stateView = StateView {}

        stateView.show(.loading)

        let spinner = try #require(stateView.find("state.spinner", as: UIActivityIndicatorView.self))
        #expect(spinner.isAnimating)
        #expect(!stateView.isHidden)
    }

    @Test func saysThatThereIsNothing() throws {
        let stateView = StateView(emptyMessage: "Nothing") {}

        stateView.show(.empty)

        #expect(stateView.find("state.message", as: UILabel.self)?.text == "Nothing")
        let retry = try #require(stateView.find("state.retry", as: UIButton.self))
        #expect(retry.isHidden)
    }

    @Test func offersToTryAgainAfterAnError() throws {
        var retries = 0
        let stateView = StateView { retries += 1 }

        stateView.show(.failed(message: "Broken"))

        #expect(stateView.find("state.message", as: UILabel.self)?.text == "Broken")
        let retry = try #require(stateView.find("state.retry", as: UIButton.self))
        #expect(!retry.isHidden)
        retry.sendActions(for: .primaryActionTriggered)
        #expect(retries == 1)
    }
}
