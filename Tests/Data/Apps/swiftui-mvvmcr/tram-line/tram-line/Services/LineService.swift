import Foundation

protocol LineServiceProtocol: Sendable {
  func fetchLines() async throws -> [Line]
  func fetchLine(number: Int) async throws -> Line
}

struct LineService: LineServiceProtocol {
  let client: any HTTPClientProtocol

  func fetchLines() async throws -> [Line] {
    try JSONDecoder().decode([Line].self, from: await client.get("lines", query: []))
  }

  func fetchLine(number: Int) async throws -> Line {
    try JSONDecoder().decode(Line.self, from: await client.get("lines/\(number)", query: []))
  }
}
