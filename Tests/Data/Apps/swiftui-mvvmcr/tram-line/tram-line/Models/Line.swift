struct Line: Identifiable, Decodable, Equatable, Sendable {
  let number: Int
  let from: String
  let to: String

  var id: Int { number }
}
