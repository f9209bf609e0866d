import SwiftUI

/// A screen that is presented, with what is pushed in it.
struct PresentedScreen: Identifiable {
    let route: Route
    var path = NavigationPath()

    var id: Route { route }
}
