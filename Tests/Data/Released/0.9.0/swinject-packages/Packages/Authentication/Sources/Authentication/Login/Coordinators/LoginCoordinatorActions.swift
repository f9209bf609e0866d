@MainActor
protocol LoginCoordinatorActions: AnyObject {
    func showRegistration()
    func showForgotPassword()
    func didSignIn()
}
