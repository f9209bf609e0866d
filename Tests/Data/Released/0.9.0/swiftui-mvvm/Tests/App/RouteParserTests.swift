import Foundation
import Testing

@testable import Demo

struct RouteParserTests {
    private func parse(_ path: String) throws -> Route? {
        RouteParser.parse(try #require(URL(string: "\(DeepLink.scheme)://\(path)")))
    }

    @Test("hands each feature's URLs to the feature")
    func readsFeatures() throws {
        #expect(try parse("favorites") == .favoritesList)
    }

    @Test("refuses what belongs to no feature")
    func refusesOthers() throws {
        #expect(try parse("nowhere") == nil)
    }
}
