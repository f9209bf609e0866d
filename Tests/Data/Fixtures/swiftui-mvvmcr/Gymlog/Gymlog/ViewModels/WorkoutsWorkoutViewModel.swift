import Combine
import Foundation
import os

@MainActor
final class WorkoutsWorkoutViewModel: ObservableObject {
  @Published private(set) var workout: Workout?
  @Published private(set) var isLoading = false
  @Published private(set) var isRefreshing = false
  @Published private(set) var error: Error?

  let id: UUID
  private let service: any WorkoutServicing
  private weak var coordinator: WorkoutsCoordinator?

  init(id: UUID, service: any WorkoutServicing, coordinator: WorkoutsCoordinator?) {
    self.id = id
    self.service = service
    self.coordinator = coordinator
  }

  func loadData() async {
    isLoading = true
    defer { isLoading = false }
    await fetch()
  }

  func refresh() async {
    isRefreshing = true
    defer { isRefreshing = false }
    await fetch()
  }

  private func fetch() async {
    do {
      workout = try await service.workout(id: id)
      error = nil
    } catch {
      Log.workouts.error("workout: \(error.localizedDescription)")
      self.error = error
    }
  }

  func copy() {
    coordinator?.present(.editor(id: id))
  }
}
