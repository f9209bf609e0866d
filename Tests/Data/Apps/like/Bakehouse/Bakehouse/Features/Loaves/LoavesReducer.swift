struct LoavesReducer: Reducer {
    let fetch: @Sendable () async throws -> [Loaf]

    func reduce(_ state: inout LoavesState, _ action: LoavesAction) -> Effect<LoavesAction> {
        switch action {
        case .appeared:
            state.loaves = .running
            return .run { [fetch] in
                do {
                    return .loaded(try await fetch())
                } catch {
                    return .failed(error.localizedDescription)
                }
            }
        case .loaded(let loaves):
            state.loaves = .done(loaves)
            return .none
        case .failed(let message):
            state.loaves = .failed(message)
            return .none
        case .select(let id):
            state.selected = id
            return .run { .delegate(.bake(id)) }
        case .delegate:
            return .none
        }
    }
}
