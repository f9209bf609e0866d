import Combine
import Foundation
import os

@MainActor
final class WorkoutsListViewModel: ObservableObject {
  enum State {
    case loading
    case loaded([Workout])
    case failed(Error)
  }

  @Published private(set) var state = State.loading
  @Published private(set) var isRefreshing = false

  private let service: any WorkoutServicing
  private weak var coordinator: WorkoutsCoordinator?

  init(service: any WorkoutServicing, coordinator: WorkoutsCoordinator?) {
    self.service = service
    self.coordinator = coordinator
  }

  func loadData() async {
    do {
      state = .loaded(try await service.workouts())
    } catch is CancellationError {
      return
    } catch {
      Log.workouts.error("list: \(error.localizedDescription)")
      state = .failed(error)
    }
  }

  func refresh() async {
    isRefreshing = true
    defer { isRefreshing = false }
    await loadData()
  }

  func select(_ workout: Workout) {
    coordinator?.push(.workout(id: workout.id))
  }

  func add() {
    coordinator?.present(.editor(id: nil))
  }
}
