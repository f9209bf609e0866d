import Favorites
import Foundation
import Testing

@testable import Demo

struct AppDeepLinkParserTests {
    private func parse(_ text: String) throws -> AppRoute? {
        AppDeepLinkParser.parse(try #require(URL(string: text)))
    }

    private func route(to path: String) throws -> AppRoute? {
        try parse("\(AppDeepLinkParser.scheme)://\(path)")
    }

    @Test("hands each feature's URLs to the feature")
    func readsEveryFeature() throws {
        #expect(try route(to: "home") == .home)
        #expect(try route(to: "favorites") == .favorites(.list))
    }

    @Test("the scheme's case makes no difference")
    func readsAnyCase() throws {
        #expect(try parse("DEMO://home") == .home)
    }

    @Test("other schemes and unknown features are refused")
    func refusesOthers() throws {
        for text in ["other://home", "demo://", "demo://nowhere", "demo://home/1"] {
            #expect(try parse(text) == nil)
        }
    }
}
