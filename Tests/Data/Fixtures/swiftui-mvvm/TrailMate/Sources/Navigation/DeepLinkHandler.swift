import Foundation

/// Reads `trails://hikes/4`.
struct DeepLinkHandler {
	func destination(for url: URL) -> Destination? {
		guard url.scheme == "trails" else { return nil }
		switch url.host {
		case "hikes":
			return Int(url.lastPathComponent).map { .hikesStages(hikeID: $0) } ?? .hikesOverview
		case "profile":
			return .profile
		default:
			return nil
		}
	}
}
