actor InMemoryPlotRepository: PlotRepositoryProtocol {
  private let all = [
    Plot(id: 1, name: "South bed", crops: ["Leek", "Kale"]),
    Plot(id: 2, name: "Greenhouse", crops: ["Tomato"]),
  ]

  func plots() async throws -> [Plot] { all }

  func plot(id: Int) async throws -> Plot {
    guard let plot = all.first(where: { $0.id == id }) else { throw NoSuchPlot(id: id) }
    return plot
  }
}
