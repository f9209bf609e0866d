import SwiftUI

struct RootView: View {
    @EnvironmentObject private var session: Session
    @EnvironmentObject private var navigation: Navigation

    var body: some View {
        if session.isAuthenticated {
            tabs
        } else {
            AuthView()
        }
    }

    private var tabs: some View {
        TabView(selection: $navigation.selectedTab) {
            TabRoot(tab: .hikes) {
                HikesView()
            }
            TabRoot(tab: .huts) {
                HutsView()
            }
            TabRoot(tab: .gear) {
                GearView()
            }
        }
        .onOpenURL(perform: navigation.open)
    }
}

#Preview {
    RootView()
        .environmentObject(Session())
        .environmentObject(HikesModel(client: .sample))
        .environmentObject(HutsModel(client: .sample))
        .environmentObject(GearModel())
        .environmentObject(Navigation())
}
