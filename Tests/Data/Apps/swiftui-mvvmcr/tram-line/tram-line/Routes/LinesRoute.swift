enum LinesRoute: Route {
  case list
  case detail(number: Int)

  var id: String {
    switch self {
    case .list: "lines"
    case .detail(let number): "lines-\(number)"
    }
  }

  var title: String {
    switch self {
    case .list: "Lines"
    case .detail(let number): "Line \(number)"
    }
  }

  struct NoLine: Error {}

  static func parse(_ parts: [String]) -> Result<LinesRoute, NoLine> {
    guard parts.count > 1 else { return .success(.list) }
    guard let number = Int(parts[1]) else { return .failure(NoLine()) }
    return .success(.detail(number: number))
  }
}
