enum AppTab: Hashable {
  case lines
  case tickets

  var title: String {
    switch self {
    case .lines: "Lines"
    case .tickets: "Tickets"
    }
  }

  var symbol: String {
    switch self {
    case .lines: "tram"
    case .tickets: "ticket"
    }
  }
}
