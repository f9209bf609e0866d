import SwiftUI

@main
struct TrailheadApp: App {
    @StateObject private var session = Session()
    @StateObject private var hikes = HikesModel(client: .live)
    @StateObject private var huts = HutsModel(client: .live)
    @StateObject private var gear = GearModel()
    @StateObject private var navigation = Navigation()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environmentObject(session)
                .environmentObject(hikes)
                .environmentObject(huts)
                .environmentObject(gear)
                .environmentObject(navigation)
        }
    }
}
