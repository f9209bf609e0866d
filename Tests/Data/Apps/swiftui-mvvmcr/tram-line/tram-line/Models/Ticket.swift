struct Ticket: Identifiable, Decodable, Equatable, Sendable {
  let id: String
  let zones: Int
}
