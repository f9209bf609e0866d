@MainActor
protocol ForgotPasswordCoordinatorActions: AnyObject {}
