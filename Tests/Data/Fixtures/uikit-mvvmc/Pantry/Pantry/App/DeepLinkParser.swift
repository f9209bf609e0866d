import Foundation

struct DeepLinkParser {
	static func parse(_ url: URL) -> AppRoute? {
		guard url.scheme?.lowercased() == "pantry" else { return nil }
		switch url.host {
		case "recipes": return .recipes
		case "basket": return .basket
		default: return nil
		}
	}
}
