import Foundation

enum WorkoutsRoute: Route {
  case list
  case workout(id: UUID)
  case editor(id: UUID?)

  var id: String {
    switch self {
    case .list:
      return "workouts-list"
    case .workout(let id):
      return "workouts-workout-\(id)"
    case .editor(let id):
      return "workouts-editor-\(id?.uuidString ?? "new")"
    }
  }

  var path: String {
    switch self {
    case .list:
      return "workouts"
    case .workout(let id):
      return "workouts/\(id.uuidString)"
    case .editor(let id):
      guard let id else { return "workouts/new" }
      return "workouts/new?copy=\(id.uuidString)"
    }
  }
}

// MARK: - Parser

extension WorkoutsRoute {
  static func parse(_ components: [String], query: [String: String] = [:]) -> Result<AppRoute, DeepLinkError> {
    guard components.count > 1 else { return .success(.workouts(.list)) }
    if components[1] == "new" {
      return .success(.workouts(.editor(id: query["copy"].flatMap(UUID.init))))
    }
    guard components.count == 2, let id = UUID(uuidString: components[1]) else { return .failure(.invalidPath) }
    return .success(.workouts(.workout(id: id)))
  }
}
