import Foundation

protocol TicketServiceProtocol: Sendable {
  func fetchTickets() async throws -> [Ticket]
}

struct TicketService: TicketServiceProtocol {
  let client: any HTTPClientProtocol

  func fetchTickets() async throws -> [Ticket] {
    let data = try await client.get("tickets", query: [URLQueryItem(name: "valid", value: "1")])
    return try JSONDecoder().decode([Ticket].self, from: data)
  }
}
