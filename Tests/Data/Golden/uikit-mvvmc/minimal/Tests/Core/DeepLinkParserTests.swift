import Foundation
import Testing

@testable import Demo

@MainActor
struct DeepLinkParserTests {
    @Test func handlesLinksToAbout() throws {
        let url = try #require(URL(string: "\(DeepLink.scheme)://about"))

        #expect(DeepLinkParser.parse(url) == .about(.about))
    }

    @Test func refusesWhatNoModuleTakes() throws {
        let url = try #require(URL(string: "\(DeepLink.scheme)://nowhere"))

        #expect(DeepLinkParser.parse(url) == nil)
    }
}
