//
//  DeepLinkParser.swift
//  Museum
//

import Artworks
import Common
import Foundation

nonisolated enum AppRoute: Hashable {
	case artworks(ArtworksRoute)
}

nonisolated struct DeepLinkParser {
	static func parse(_ url: URL) -> AppRoute? {
		guard url.scheme?.lowercased() == "museum", let link = DeepLink(url) else { return nil }
		switch link.components.first {
		case "artworks", "art": return ArtworksRoute.parse(link).map { .artworks($0) }
		default: return nil
		}
	}
}
