import Foundation

struct Workout: Codable, Identifiable, Hashable, Sendable {
  let id: UUID
  let name: String
  let copyOf: UUID?
}

protocol WorkoutServicing: Sendable {
  func workouts() async throws -> [Workout]
  func workout(id: UUID) async throws -> Workout
  func save(_ workout: Workout) async throws
}

actor WorkoutService: WorkoutServicing {
  private var saved: [Workout] = []

  func workouts() async throws -> [Workout] { saved }

  func workout(id: UUID) async throws -> Workout {
    guard let workout = saved.first(where: { $0.id == id }) else { throw URLError(.fileDoesNotExist) }
    return workout
  }

  func save(_ workout: Workout) async throws { saved.append(workout) }
}
