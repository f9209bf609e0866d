import Testing

@testable import ScaffoldLint

@Suite("URLs of deep links")
struct LinkURLTests {
    @Test("a URL is its scheme, host, components and query, decoded")
    func parts() throws {
        let url = try #require(LinkURL("Shop://favorites/a%2Fb/%C3%A9?q=1%20x&flag&q=2#top"))
        #expect(url.scheme == "shop")
        #expect(url.host == "favorites")
        #expect(url.segments == ["a/b", "é"])
        #expect(url.components == ["favorites", "a/b", "é"])
        #expect(url.query.map(\.name) == ["q", "flag", "q"])
        #expect(url.value("q") == "1 x")
        #expect(url.value("flag")?.isEmpty == true)
    }

    @Test(
        "what stands before the path",
        arguments: [
            ("shop:favorites/1", "", ["favorites", "1"]), ("shop:///favorites", "", ["favorites"]),
            ("https://me@example.com:8080/a/", "example.com", ["a"]), ("shop://", "", []),
        ]
    )
    func authority(_ text: String, host: String, segments: [String]) throws {
        let url = try #require(LinkURL(text))
        #expect(url.host == host)
        #expect(url.segments == segments)
    }

    @Test(
        "what is no URL",
        arguments: ["", "favorites", "://x", "1a://x", "shop://a b", "shop://a%2", "shop://%zz", "/a"]
    )
    func invalid(_ text: String) {
        #expect(LinkURL(text) == nil)
    }
}
