//
//  DeepLinkParserTests.swift
//  Museum
//

import Artworks
import Common
import Foundation
import Testing

@testable import Museum

struct DeepLinkParserTests {
	@Test("links lead to artworks")
	func artworks() throws {
		let url = try #require(URL(string: "museum://artworks/mona-lisa"))
		#expect(DeepLinkParser.parse(url) == .artworks(.artwork(id: "mona-lisa")))
	}
}
