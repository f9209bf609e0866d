import os

enum Log {
  static let auth = Logger(subsystem: "example.gymlog", category: "auth")
  static let workouts = Logger(subsystem: "example.gymlog", category: "workouts")
}
