/// Made once, off the main actor, before the first screen.
final class DependencyContainer: Sendable {
  let client: any HTTPClientProtocol
  let lineService: any LineServiceProtocol
  let ticketService: any TicketServiceProtocol

  init(client: any HTTPClientProtocol = HTTPClient()) {
    self.client = client
    lineService = LineService(client: client)
    ticketService = TicketService(client: client)
  }
}
