/// How an action changes a state, and what is to be done then.
protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action: Sendable

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action>
}

/// Work outside of the reducers whose results come back as actions.
struct Effect<Action: Sendable> {
    let work: (@Sendable () async -> Action)?

    static var none: Effect {
        Effect(work: nil)
    }

    static func run(_ work: @escaping @Sendable () async -> Action) -> Effect {
        Effect(work: work)
    }

    func map<Other>(_ change: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
        guard let work else { return .none }
        return .run { change(await work()) }
    }
}
