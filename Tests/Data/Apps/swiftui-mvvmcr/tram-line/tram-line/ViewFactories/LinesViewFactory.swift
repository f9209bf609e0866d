import SwiftUI

@MainActor
final class LinesViewFactory {
  private let dependencies: DependencyContainer
  private lazy var listViewModel = LinesListViewModel(service: dependencies.lineService)

  init(dependencies: DependencyContainer) {
    self.dependencies = dependencies
  }

  func makeListView(coordinator: LinesCoordinator) -> some View {
    LinesListView(viewModel: listViewModel) { coordinator.push(.detail(number: $0.number), animated: true) }
  }

  func makeDetailView(number: Int) -> some View {
    LinesDetailView(viewModel: LinesDetailViewModel(number: number, service: dependencies.lineService))
  }
}
