enum AppRoute: Route {
  case lines(LinesRoute)
  case tickets(TicketsRoute)

  var id: String {
    switch self {
    case .lines(let step): step.id
    case .tickets(let step): step.id
    }
  }

  var title: String {
    switch self {
    case .lines(let step): step.title
    case .tickets(let step): step.title
    }
  }
}
