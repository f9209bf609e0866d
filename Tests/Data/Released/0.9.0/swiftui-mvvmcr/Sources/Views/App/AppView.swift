import SwiftUI

/// The authentication gate: the tabs for a user who is signed in, the sign-in screen for anyone else.
struct AppView: View {
    @ObservedObject var appCoordinator: AppCoordinator

    var body: some View {
        if appCoordinator.isAuthenticated {
            MainTabView(appCoordinator: appCoordinator)
        } else {
            appCoordinator.signInView()
        }
    }
}
