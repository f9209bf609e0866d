import Foundation
import Testing
@testable import Bakehouse

struct AppReducerTests {
    let reducer = AppReducer(dependencies: .empty)

    @Test func aLoafGoesToTheOvens() {
        var state = AppState()
        _ = reducer.reduce(&state, .loaves(.delegate(.bake(1))))
        #expect(state.selectedTab == .ovens)
    }

    @Test func aLinkSelectsATab() throws {
        var state = AppState()
        let url = try #require(URL(string: "bakehouse://deliveries"))
        _ = reducer.reduce(&state, .openURL(url))
        #expect(state.selectedTab == .deliveries)
    }
}
