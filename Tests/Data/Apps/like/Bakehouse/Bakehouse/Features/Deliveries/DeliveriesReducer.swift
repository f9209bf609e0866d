struct DeliveriesReducer: Reducer {
    let fetch: @Sendable () async throws -> [Delivery]

    func reduce(_ state: inout DeliveriesState, _ action: DeliveriesAction) -> Effect<DeliveriesAction> {
        switch action {
        case .appeared:
            state.deliveries = .running
            return .run { [fetch] in
                do {
                    return .loaded(try await fetch())
                } catch {
                    return .failed(error.localizedDescription)
                }
            }
        case .loaded(let deliveries):
            state.deliveries = .done(deliveries)
            return .none
        case .failed(let message):
            state.deliveries = .failed(message)
            return .none
        case .deliver(let id):
            state.done.insert(id)
            return .none
        }
    }
}
