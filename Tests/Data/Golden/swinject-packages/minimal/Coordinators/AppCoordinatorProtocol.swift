import Common
import Foundation

@MainActor
protocol AppCoordinatorProtocol: ParentCoordinator {
    /// Opens one of the app's URLs.
    func handle(_ url: URL)
}
