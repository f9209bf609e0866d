struct Plot: Sendable, Equatable {
  let id: Int
  let name: String
  let crops: [String]
}

protocol PlotRepositoryProtocol: Sendable {
  func plots() async throws -> [Plot]
  func plot(id: Int) async throws -> Plot
}

struct NoSuchPlot: Error {
  let id: Int
}
