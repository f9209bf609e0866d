import Foundation
import Testing

@testable import tram_line

@MainActor
struct LinesListViewModelTests {
  @Test func linesAreDecoded() async {
    let client = StubClient(answer: #"[{"number": 4, "from": "Depot", "to": "Beach"}]"#)
    let viewModel = LinesListViewModel(service: LineService(client: client))
    await viewModel.load()
    #expect(viewModel.lines == [Line(number: 4, from: "Depot", to: "Beach")])
  }
}

struct StubClient: HTTPClientProtocol {
  let answer: String

  func get(_ path: String, query: [URLQueryItem]) async throws -> Data {
    Data(answer.utf8)
  }
}
