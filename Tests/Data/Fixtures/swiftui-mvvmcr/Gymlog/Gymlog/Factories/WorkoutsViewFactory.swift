import SwiftUI

@MainActor
final class WorkoutsViewFactory {
  private let dependencies: DependencyContainer
  private var listModel: WorkoutsListViewModel?

  init(dependencies: DependencyContainer) {
    self.dependencies = dependencies
  }

  func clearCache() {
    listModel = nil
  }

  func list(coordinator: WorkoutsCoordinator) -> some View {
    let model = listModel ?? WorkoutsListViewModel(service: dependencies.workoutService, coordinator: coordinator)
    listModel = model
    return WorkoutsListView(viewModel: model)
  }

  func workout(id: UUID, coordinator: WorkoutsCoordinator) -> some View {
    WorkoutsWorkoutView(
      viewModel: WorkoutsWorkoutViewModel(id: id, service: dependencies.workoutService, coordinator: coordinator)
    )
  }

  func editor(id: UUID?, coordinator: WorkoutsCoordinator) -> some View {
    WorkoutsEditorView(
      viewModel: WorkoutsEditorViewModel(id: id, service: dependencies.workoutService, coordinator: coordinator)
    )
  }
}
