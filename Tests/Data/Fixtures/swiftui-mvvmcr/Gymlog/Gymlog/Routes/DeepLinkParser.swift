import Foundation

enum DeepLinkError: Error, Equatable {
  case invalidPath
}

struct DeepLinkParser {
  static func parse(_ url: URL) -> Result<AppRoute, DeepLinkError> {
    guard url.scheme?.lowercased() == "gymlog",
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    else { return .failure(.invalidPath) }
    let components = ([parts.host ?? ""] + parts.path.split(separator: "/").map(String.init)).filter { !$0.isEmpty }
    let query = Dictionary((parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }

    guard let first = components.first else { return .failure(.invalidPath) }
    switch first {
    case "auth", "login":
      return AuthRoute.parse(components)
    case "workouts":
      return WorkoutsRoute.parse(components, query: query)
    default:
      return .failure(.invalidPath)
    }
  }
}
