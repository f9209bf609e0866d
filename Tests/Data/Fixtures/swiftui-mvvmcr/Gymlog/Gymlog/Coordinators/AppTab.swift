enum AppTab: Hashable {
  case workouts
}
