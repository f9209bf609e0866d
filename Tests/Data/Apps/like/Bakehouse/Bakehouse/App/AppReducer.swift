import Foundation

struct AppReducer: Reducer {
    let dependencies: AppDependencies

    func reduce(_ state: inout AppState, _ action: AppAction) -> Effect<AppAction> {
        dependencies.log(action.name)
        switch action {
        case .select(let tab):
            state.selectedTab = tab
            return .none
        case .openURL(let url):
            if let tab = url.host.flatMap(AppTab.init) {
                state.selectedTab = tab
            }
            return .none
        case .loaves(.delegate(.bake)):
            state.selectedTab = .ovens
            return .none
        case .loaves:
            return loaves.reduce(&state, action)
        case .ovens:
            return ovens.reduce(&state, action)
        case .deliveries:
            return deliveries.reduce(&state, action)
        }
    }

    private var loaves: Scope<AppState, AppAction, LoavesReducer> {
        Scope(
            state: \.loaves,
            extract: { $0.loaves },
            embed: { .loaves($0) },
            child: LoavesReducer(fetch: dependencies.fetchLoaves)
        )
    }

    private var ovens: Scope<AppState, AppAction, OvensReducer> {
        Scope(
            state: \.ovens,
            extract: { $0.ovens },
            embed: { .ovens($0) },
            child: OvensReducer(fetch: dependencies.fetchOvens)
        )
    }

    private var deliveries: Scope<AppState, AppAction, DeliveriesReducer> {
        Scope(
            state: \.deliveries,
            extract: { $0.deliveries },
            embed: { .deliveries($0) },
            child: DeliveriesReducer(fetch: dependencies.fetchDeliveries)
        )
    }
}
