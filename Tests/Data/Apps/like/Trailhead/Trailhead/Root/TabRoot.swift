import SwiftUI

/// A tab with a stack of its own, in which every destination can be reached.
struct TabRoot<Content: View>: View {
    let tab: AppTab
    @ViewBuilder let content: Content
    @EnvironmentObject private var navigation: Navigation

    var body: some View {
        NavigationStack(path: $navigation.path) {
            content
                .navigationTitle(tab.title)
                .navigationDestination(for: Destination.self) { destination in
                    switch destination {
                    case .hike(let hike):
                        HikeDetailView(hike: hike)
                    case .hut(let hut):
                        HutDetailView(hut: hut)
                    case .gearItem(let item):
                        GearItemView(item: item)
                    }
                }
        }
        .tabItem { Label(tab.title, systemImage: tab.symbol) }
        .tag(tab)
    }
}
