import Common
import Foundation

@MainActor
protocol AppCoordinatorProtocol: ParentCoordinator {
    /// Opens one of the app's URLs, as soon as the user is signed in.
    func handle(_ url: URL)
}
