@MainActor
public protocol SplashCoordinatorActions: AnyObject {
    func showAuthentication()
    func showHome()
}
