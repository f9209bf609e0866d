import Foundation

@MainActor
final class DependencyContainer {
  // MARK: - Services

  var workoutService: WorkoutServicing
  var sessionService: SessionServicing

  init(
    workoutService: WorkoutServicing = WorkoutService(),
    sessionService: SessionServicing = SessionService()
  ) {
    self.workoutService = workoutService
    self.sessionService = sessionService
  }
}
