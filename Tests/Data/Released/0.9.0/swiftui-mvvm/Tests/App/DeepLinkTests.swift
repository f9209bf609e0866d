import Foundation
import Testing

@testable import Demo

struct DeepLinkTests {
    private func link(_ text: String) throws -> DeepLink {
        let url = try #require(URL(string: text))
        return try #require(DeepLink(url))
    }

    @Test("the host is the first component, and the scheme's case makes no difference")
    func countsHost() throws {
        #expect(try link("demo://feature/1/edit") == DeepLink("feature", "1", "edit"))
        #expect(try link("DEMO:///feature/1/edit") == DeepLink("feature", "1", "edit"))
    }

    @Test("components and query are decoded, one by one")
    func decodes() throws {
        let link = try link("demo://feature/a%2Fb%20%C3%A9?name=x%26y%3Dz&empty=")
        #expect(link == DeepLink("feature", "a/b é", query: ["name": "x&y=z", "empty": ""]))
        #expect(link["name"] == "x&y=z")
        #expect(link["other"] == nil)
    }

    @Test("whatever a URL gives a meaning to is encoded")
    func encodes() {
        let link = DeepLink("feature", "a/b c?d&é=1%+", query: ["q": "1 2&", "none": nil, "p": "A-z_0.9~"])
        let url = "demo://feature/a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B?q=1%202%26&p=A-z_0.9~"
        #expect(link.url?.absoluteString == url)
    }

    @Test("other schemes and empty components are refused")
    func refusesOthers() throws {
        for text in ["other://feature", "demo://", "demo://feature/", "demo://feature//edit"] {
            let url = try #require(URL(string: text))
            #expect(DeepLink(url) == nil, "\(text)")
        }
    }
}
