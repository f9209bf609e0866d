enum AppRoute: Route {
  case auth(AuthRoute?)
  case workouts(WorkoutsRoute?)

  var id: String {
    switch self {
    case .auth(let route):
      route?.id ?? "auth"
    case .workouts(let route):
      route?.id ?? "workouts"
    }
  }

  var path: String {
    switch self {
    case .auth(let route):
      route?.path ?? "auth"
    case .workouts(let route):
      route?.path ?? "workouts"
    }
  }
}
