enum TicketsRoute: Route {
  case list

  var id: String { "tickets" }
  var title: String { "Tickets" }
}
