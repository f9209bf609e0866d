import Combine
import Foundation

/// Owns the 2 feature coordinators.
@MainActor
final class AppCoordinator: ObservableObject {
  @Published var selectedTab: AppTab = .lines

  let linesCoordinator: LinesCoordinator
  let ticketsCoordinator: TicketsCoordinator

  init(dependencies: DependencyContainer) {
    linesCoordinator = LinesCoordinator(dependencies: dependencies, title: AppTab.lines.title)
    ticketsCoordinator = TicketsCoordinator(dependencies: dependencies, title: AppTab.tickets.title)
  }

  func open(_ url: URL) {
    guard case .success(let route) = DeepLinkParser().parse(url) else {
      return Log.write("cannot open \(url)", to: .links)
    }
    switch route {
    case .lines(let inner):
      selectedTab = .lines
      linesCoordinator.open(inner)
    case .tickets(let inner):
      selectedTab = .tickets
      ticketsCoordinator.open(inner)
    }
  }

  func reset() {
    let coordinators: [any FeatureCoordinator] = [linesCoordinator, ticketsCoordinator]
    coordinators.forEach { $0.popToRoot() }
    selectedTab = .lines
  }
}
