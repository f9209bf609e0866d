import Foundation
import Testing

@testable import Demo

struct DeepLinkTests {
    private func link(_ text: String) throws -> DeepLink {
        let url = try #require(URL(string: text))
        return try #require(DeepLink(url))
    }

    @Test("the host is the first component")
    func countsHost() throws {
        #expect(try link("app://feature/1/edit").components == ["feature", "1", "edit"])
        #expect(try link("app:///feature/1/edit").components == ["feature", "1", "edit"])
    }

    @Test("components and query are decoded, one by one")
    func decodes() throws {
        let link = try link("app://feature/a%2Fb%20%C3%A9?name=x%26y%3Dz&empty=")
        #expect(link.components == ["feature", "a/b é"])
        #expect(link.query == ["name": "x&y=z", "empty": ""])
    }

    @Test("empty components are kept, for the parsers to refuse")
    func keepsEmptyComponents() throws {
        #expect(try link("app://feature//edit").components == ["feature", "", "edit"])
        #expect(try link("app://feature/").components == ["feature", ""])
    }

    @Test("whatever a URL gives a meaning to is encoded")
    func encodes() {
        #expect("a/b c?d&é=1%+".urlEncoded == "a%2Fb%20c%3Fd%26%C3%A9%3D1%25%2B")
        #expect("A-z_0.9~".urlEncoded == "A-z_0.9~")
    }

    @Test("parameters without a value are left out of the query")
    func buildsQueries() {
        #expect("path".withQuery(["a": "1 2", "b": nil, "c": ""]) == "path?a=1%202&c=")
        #expect("path".withQuery(["a": nil]) == "path")
    }
}
