import Foundation
import Testing

@testable import tram_line

struct DeepLinkParserTests {
  @Test func aLineByItsNumber() throws {
    let url = try #require(URL(string: "tramline://lines/14"))
    #expect(try DeepLinkParser().parse(url).get() == .lines(.detail(number: 14)))
  }

  @Test func noLine() throws {
    let url = try #require(URL(string: "tramline://lines/north"))
    #expect(throws: DeepLinkError.self) { try DeepLinkParser().parse(url).get() }
  }
}
