import Favorites
import Foundation
import Testing

@testable import Demo

struct AppDeepLinkParserTests {
    private func parse(_ text: String) throws -> AppRoute? {
        AppDeepLinkParser.parse(try #require(URL(string: text)))
    }

    @Test("hands each feature's URLs to the feature")
    func readsEveryFeature() throws {
        #expect(try parse("demo://home") == .home)
        #expect(try parse("demo://favorites") == .favorites(.list))
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
