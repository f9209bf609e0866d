import Foundation
import Testing

@testable import Demo

struct DeepLinkParserTests {
    private func parse(_ text: String) throws -> AppRoute {
        try DeepLinkParser.parse(try #require(URL(string: text))).get()
    }

    @Test("hands each feature's URLs to the feature")
    func readsEveryFeature() throws {
        #expect(try parse("demo://favorites") == .favorites(.list))
    }

    @Test("the scheme's case makes no difference, nor does an empty host")
    func readsEveryForm() throws {
        #expect(try parse("DEMO://favorites") == .favorites(.list))
        #expect(try parse("demo:///favorites") == .favorites(.list))
    }

    @Test("other schemes and unknown features are refused")
    func refusesOthers() throws {
        let other = try #require(URL(string: "other://favorites"))
        #expect(DeepLinkParser.parse(other) == .failure(.unsupportedScheme))

        for text in ["demo://", "demo://nowhere"] {
            let url = try #require(URL(string: text))
            #expect(DeepLinkParser.parse(url) == .failure(.invalidPath))
        }
    }
}
