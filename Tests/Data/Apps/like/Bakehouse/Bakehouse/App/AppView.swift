import SwiftUI

struct AppView: View {
    @ObservedObject var store: Store<AppState, AppAction>

    var body: some View {
        TabView(selection: Binding(get: { store.state.selectedTab }, set: { store.send(.select($0)) })) {
            LoavesView(store: store.scope(state: \.loaves, action: AppAction.loaves))
                .tabItem { Label("Loaves", systemImage: "birthday.cake") }
                .tag(AppTab.loaves)
            OvensView(store: store.scope(state: \.ovens, action: AppAction.ovens))
                .tabItem { Label("Ovens", systemImage: "flame") }
                .tag(AppTab.ovens)
            DeliveriesView(store: store.scope(state: \.deliveries, action: AppAction.deliveries))
                .tabItem { Label("Deliveries", systemImage: "bicycle") }
                .tag(AppTab.deliveries)
        }
    }
}

#Preview {
    AppView(store: Store(initial: AppState(), reducer: AppReducer(dependencies: .preview)))
}
