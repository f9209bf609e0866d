import Foundation
import Testing

@testable import Common

struct DeepLinkTests {
    private func link(_ text: String) throws -> DeepLink? {
        DeepLink(try #require(URL(string: text)))
    }

    @Test("the host is the first component")
    func countsHost() throws {
        #expect(try link("app://feature/1/edit")?.components == ["feature", "1", "edit"])
        #expect(try link("app:///feature/1/edit")?.components == ["feature", "1", "edit"])
    }

    @Test("components and query are decoded, one by one")
    func decodes() throws {
        let decoded = try link("app://feature/a%2Fb%20%C3%A9?name=x%26y%3Dz&empty=")
        #expect(decoded?.components == ["feature", "a/b é"])
        #expect(decoded?.query == ["name": "x&y=z", "empty": ""])
    }

    @Test("empty components are refused")
    func refusesEmptyComponents() throws {
        for text in ["app://", "app://feature//edit", "app://feature/"] {
            #expect(try link(text) == nil)
        }
    }

    @Test("whatever a URL gives a meaning to is encoded, and what has no value left out")
    func encodes() {
        let link = DeepLink("a/b c?é", "A-z_0.9~", query: ["b": "1 & 2", "a": "", "c": nil])
        #expect(link.path == "a%2Fb%20c%3F%C3%A9/A-z_0.9~?a=&b=1%20%26%202")
        #expect(link.url(scheme: "app").flatMap { DeepLink($0) } == link)
    }
}
