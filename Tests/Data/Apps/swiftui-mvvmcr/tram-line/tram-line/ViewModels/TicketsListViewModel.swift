import Combine

@MainActor
final class TicketsListViewModel: ObservableObject {
  @Published private(set) var tickets: [Ticket] = []

  private let service: any TicketServiceProtocol

  init(service: any TicketServiceProtocol) {
    self.service = service
  }

  func load() async {
    tickets = (try? await service.fetchTickets()) ?? []
  }
}
