struct OvensReducer: Reducer {
    let fetch: @Sendable () async throws -> [Oven]

    func reduce(_ state: inout OvensState, _ action: OvensAction) -> Effect<OvensAction> {
        switch action {
        case .appeared:
            state.ovens = .running
            return .run { [fetch] in
                do {
                    return .loaded(try await fetch())
                } catch {
                    return .failed(error.localizedDescription)
                }
            }
        case .loaded(let ovens):
            state.ovens = .done(ovens)
            state.hottest = ovens.max { $0.degrees < $1.degrees }
            return .none
        case .failed(let message):
            state.ovens = .failed(message)
            return .none
        }
    }
}
