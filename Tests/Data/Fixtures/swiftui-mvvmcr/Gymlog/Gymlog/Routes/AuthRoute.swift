enum AuthRoute: Route {
  case login
  case forgotPassword

  var id: String {
    switch self {
    case .login: "auth-login"
    case .forgotPassword: "auth-forgotPassword"
    }
  }

  var path: String {
    switch self {
    case .login: "auth"
    case .forgotPassword: "auth/password"
    }
  }

  static func parse(_ components: [String]) -> Result<AppRoute, DeepLinkError> {
    switch components.dropFirst() {
    case []: .success(.auth(.login))
    case ["password"]: .success(.auth(.forgotPassword))
    default: .failure(.invalidPath)
    }
  }
}
