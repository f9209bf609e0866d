import SwiftUI

struct ContentView: View {
    @Bindable var router: AppRouter

    var body: some View {
        TabView(selection: $router.current) {
            ForEach(TabItem.allCases, id: \.self) { item in
                NavigationStack(path: router.binding(for: item)) {
                    router.makeView(for: item.destination)
                        .navigationDestination(for: Screen.self) { router.makeView(for: $0) }
                }
                .tabItem { Label(item.label, systemImage: item.iconName) }
                .tag(item)
            }
        }
    }
}
