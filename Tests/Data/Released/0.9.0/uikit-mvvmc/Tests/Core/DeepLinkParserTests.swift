import Foundation
import Testing

@testable import Demo

@MainActor
struct DeepLinkParserTests {
    @Test func handlesLinksToFavorites() throws {
        let url = try #require(URL(string: "\(DeepLink.scheme)://favorites"))

        #expect(DeepLinkParser.parse(url) == .favorites(.list))
    }

    @Test func refusesWhatNoModuleTakes() throws {
        let url = try #require(URL(string: "\(DeepLink.scheme)://nowhere"))

        #expect(DeepLinkParser.parse(url) == nil)
    }
}
