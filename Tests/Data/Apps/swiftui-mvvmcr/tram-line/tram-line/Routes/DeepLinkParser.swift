import Foundation

struct DeepLinkParser {
  func parse(_ url: URL) -> Result<AppRoute, DeepLinkError> {
    guard url.scheme == "tramline" else { return .failure(DeepLinkError(url: url)) }
    let parts = [url.host ?? ""] + url.pathComponents.filter { $0 != "/" }
    switch parts[0] {
    case "lines":
      return LinesRoute.parse(parts).map(AppRoute.lines).mapError { _ in DeepLinkError(url: url) }
    case "tickets":
      return .success(.tickets(.list))
    default:
      return .failure(DeepLinkError(url: url))
    }
  }
}
