import Foundation
import Testing
@testable import Trailhead

@MainActor
struct NavigationTests {
    @Test(arguments: [("hikes", AppTab.hikes), ("huts", .huts), ("gear", .gear)])
    func opens(host: String, tab: AppTab) throws {
        let navigation = Navigation()
        navigation.open(try #require(URL(string: "trailhead://\(host)")))
        #expect(navigation.selectedTab == tab)
    }
}
