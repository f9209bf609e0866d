//
//  ArtworksRoute.swift
//  Museum
//

import Common

nonisolated public enum ArtworksRoute: Route {
	case all
	case artwork(id: String)

	public var link: DeepLink {
		switch self {
		case .all: DeepLink("artworks")
		case .artwork(let id): DeepLink("artworks", id)
		}
	}

	public static func parse(_ link: DeepLink) -> ArtworksRoute? {
		switch link.components.count {
		case 1: .all
		case 2: .artwork(id: link.components[1])
		default: nil
		}
	}
}
