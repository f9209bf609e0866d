import Combine

@MainActor
final class LinesListViewModel: ObservableObject {
  @Published private(set) var lines: [Line] = []
  @Published private(set) var problem: String?

  private let service: any LineServiceProtocol

  init(service: any LineServiceProtocol) {
    self.service = service
  }

  func load() async {
    do {
      lines = try await service.fetchLines()
      problem = nil
    } catch {
      problem = "No line answers."
      Log.write("\(error)", to: .lines)
    }
  }
}

@MainActor
final class LinesDetailViewModel: ObservableObject {
  @Published private(set) var line: Line?

  let number: Int
  private let service: any LineServiceProtocol

  init(number: Int, service: any LineServiceProtocol) {
    self.number = number
    self.service = service
  }

  func load() async {
    line = try? await service.fetchLine(number: number)
  }
}
