import Combine
import SwiftUI

@MainActor
final class Store<State, Action: Sendable>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Effect<Action>

    init<R: Reducer>(initial: State, reducer: R) where R.State == State, R.Action == Action {
        state = initial
        reduce = reducer.reduce
    }

    func send(_ action: Action) {
        let effect = reduce(&state, action)
        guard let work = effect.work else { return }
        Task { self.send(await work()) }
    }

    func scope<Child, ChildAction>(
        state path: KeyPath<State, Child>,
        action embed: @escaping (ChildAction) -> Action
    ) -> ViewStore<Child, ChildAction> {
        ViewStore(state: state[keyPath: path], send: { self.send(embed($0)) })
    }
}

/// What one view sees of the store.
@MainActor
struct ViewStore<State, Action> {
    let state: State
    let send: (Action) -> Void
}
