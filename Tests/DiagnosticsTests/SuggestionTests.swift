import Testing

@testable import Diagnostics

@Suite("Did you mean")
struct SuggestionTests {
    @Test(
        "the word that was most likely meant",
        arguments: [
            ("screns", ["--style", "screens", "screen"], "screens"),
            ("Favourites", ["Favorites", "Orders"], "Favorites"),
            ("MianCoordinator", ["CartCoordinator", "MainCoordinator"], "MainCoordinator"),
            ("MainCoordinater", ["MainCoordinator"], "MainCoordinator"),
            ("MainContainer", ["MainDIContainer"], "MainDIContainer"),
            ("AppFlowCoordinator", ["AppCoordinator"], "AppCoordinator"),
            ("MainContainer", ["MainContainers"], "MainContainers"),
            ("uikit-mvc", ["swiftui-mvvm", "uikit-mvvmc"], "uikit-mvvmc"),
            ("weak-propert", ["weak-property"], "weak-property"),
        ]
    )
    func nearest(_ word: String, _ candidates: [String], _ wanted: String) {
        #expect(Suggestion(among: candidates).nearest(to: word) == wanted)
    }

    @Test(
        "is no other word with the same ending",
        arguments: [
            ("MainCoordinator", "CartCoordinator"), ("MainDIContainer", "CartDIContainer"),
            ("getOrdersUseCase", "getCartsUseCase"),
        ]
    )
    func unrelated(_ word: String, _ candidate: String) {
        #expect(Suggestion(among: [candidate]).nearest(to: word) == nil)
    }

    @Test("is the same word whatever order they come in")
    func order() {
        #expect(Suggestion(among: ["cart", "care"]).nearest(to: "carp") == "care")
        #expect(Suggestion(among: ["care", "cart"]).nearest(to: "carp") == "care")
    }
}
