import Foundation
import Testing

@testable import Demo

@MainActor
struct DeepLinkTests {
    @Test func countsTheHostAsTheFirstComponent() throws {
        let link = try #require(parse("\(DeepLink.scheme)://orders/7"))

        #expect(link.components == ["orders", "7"])
    }

    @Test func readsALinkWithoutAHost() throws {
        let link = try #require(parse("\(DeepLink.scheme):///orders/7"))

        #expect(link.components == ["orders", "7"])
    }

    @Test func comparesTheSchemeWithoutCase() throws {
        let link = try #require(parse("\(DeepLink.scheme.uppercased())://orders"))

        #expect(link.components == ["orders"])
    }

    @Test func refusesOtherSchemes() {
        #expect(parse("https://orders/7") == nil)
    }

    @Test func refusesEmptyComponents() {
        #expect(parse("\(DeepLink.scheme)://orders//edit") == nil)
        #expect(parse("\(DeepLink.scheme)://orders/") == nil)
    }

    @Test func encodesWhatAUrlCannotHold() throws {
        let original = DeepLink("orders", "a/b c?d&é=1%+", query: ["mode": "x&y=z", "missing": nil])

        let url = try #require(original.url)

        #expect(url.absoluteString == "\(DeepLink.scheme)://orders/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B?mode=x%26y%3Dz")
        #expect(DeepLink(url) == original)
    }

    // MARK: - Private Methods
    private func parse(_ text: String) -> DeepLink? {
        return URL(string: text).flatMap { DeepLink($0) }
    }
}
