// from: 18.0
import SwiftUI

nonisolated enum ShopTab: Hashable {
    case home
    case cart
    case search
}

nonisolated struct ShopSection: Identifiable, Sendable {
    let id: ShopTab
    let title: String
    let image: String

    static let all = [ShopSection(id: .home, title: "home", image: "house")]
}

struct ShopView: View {
    @State private var selection = ShopTab.home
    @State private var section = ShopTab.home
    @State private var chosen = ShopTab.home

    var body: some View {
        VStack {
            TabView(selection: $selection) {
                Tab("home.tab", systemImage: "house", value: ShopTab.home) {
                    Text("home")
                }
                Tab("search.tab", systemImage: "magnifyingglass", value: ShopTab.search, role: .search) {
                    Text("search")
                }
                Text("cart").shopTab(.cart, "cart.tab", image: "cart")
            }
            .tabViewStyle(.sidebarAdaptable)
            TabView(selection: $section) {
                ForEach(ShopSection.all) { section in
                    Tab(LocalizedStringKey(section.title), systemImage: section.image, value: section.id) {
                        Text(section.title)
                    }
                }
            }
            TabView(selection: $chosen) {
                Text("home").tabItem { Label("home", systemImage: "house") }.tag(ShopTab.home)
            }
        }
    }
}

extension View {
    fileprivate func shopTab(_ tab: ShopTab, _ title: LocalizedStringKey, image: String) -> some TabContent<ShopTab> {
        Tab(title, systemImage: image, value: tab) {
            self
        }
    }
}
