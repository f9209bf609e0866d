import Foundation

struct DeepLinkParser {
    static func parse(_ url: URL) -> Result<AppRoute, DeepLinkError> {
        guard url.scheme == "vetbook" else {
            return .failure(.invalidScheme)
        }
        let components = ([url.host ?? ""] + url.pathComponents).filter { $0 != "/" && !$0.isEmpty }
        guard let first = components.first else {
            return .failure(.invalidPath)
        }
        switch first {
        case "pets":
            return PetsRoute.parse(components)
        case "visits":
            return VisitsRoute.parse(components)
        default:
            return .failure(.invalidPath)
        }
    }
}
