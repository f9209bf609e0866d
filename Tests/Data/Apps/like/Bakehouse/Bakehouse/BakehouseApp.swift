import SwiftUI

@main
struct BakehouseApp: App {
    @StateObject private var store = Store(initial: AppState(), reducer: AppReducer(dependencies: .live))

    var body: some Scene {
        WindowGroup {
            AppView(store: store)
                .onOpenURL { url in
                    store.send(.openURL(url))
                }
        }
    }
}
