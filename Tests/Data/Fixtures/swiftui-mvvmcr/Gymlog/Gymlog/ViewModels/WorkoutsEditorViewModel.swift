import Combine
import Foundation
import os

@MainActor
final class WorkoutsEditorViewModel: ObservableObject {
  @Published var name = ""
  @Published private(set) var isLoading = false
  @Published private(set) var error: Error?

  private let id: UUID?
  private let service: any WorkoutServicing
  private weak var coordinator: WorkoutsCoordinator?

  init(id: UUID?, service: any WorkoutServicing, coordinator: WorkoutsCoordinator?) {
    self.id = id
    self.service = service
    self.coordinator = coordinator
  }

  func save() async {
    isLoading = true
    defer { isLoading = false }
    do {
      try await service.save(Workout(id: UUID(), name: name, copyOf: id))
      coordinator?.dismiss()
    } catch {
      Log.workouts.error("save: \(error.localizedDescription)")
      self.error = error
    }
  }
}
