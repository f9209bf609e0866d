@MainActor
protocol RegistrationCoordinatorActions: AnyObject {
    func didSignIn()
}
