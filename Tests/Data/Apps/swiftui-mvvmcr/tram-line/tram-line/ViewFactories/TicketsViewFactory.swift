import SwiftUI

@MainActor
final class TicketsViewFactory {
  private let dependencies: DependencyContainer

  init(dependencies: DependencyContainer) {
    self.dependencies = dependencies
  }

  func makeListView() -> some View {
    TicketsListView(viewModel: TicketsListViewModel(service: dependencies.ticketService))
  }
}
