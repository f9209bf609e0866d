import Envelopes
import Labels
import Posters
import Shared
import SwiftUI

struct HomeView: View {
    let modules: Modules
    @State private var page: HomePage = .posters

    var body: some View {
        TabView(selection: $page) {
            modules.posters.makeView()
                .tabItem { Text(HomePage.posters.title) }
                .tag(HomePage.posters)
            modules.labels.makeView()
                .tabItem { Text(HomePage.labels.title) }
                .tag(HomePage.labels)
            modules.envelopes.makeView()
                .tabItem { Text(HomePage.envelopes.title) }
                .tag(HomePage.envelopes)
        }
        .onChange(of: page) { page in
            modules.all.forEach { $0.pageDidChange(to: page.rawValue) }
        }
    }
}
