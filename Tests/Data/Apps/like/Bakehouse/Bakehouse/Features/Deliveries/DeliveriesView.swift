import SwiftUI

struct DeliveriesView: View {
    let store: ViewStore<DeliveriesState, DeliveriesAction>

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Deliveries")
                .onAppear { store.send(.appeared) }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch store.state.deliveries {
        case .idle, .running:
            ProgressView()
        case .done(let deliveries):
            List(deliveries) { delivery in
                Button("\(delivery.street): \(delivery.loaves.count)") { store.send(.deliver(delivery.id)) }
                    .disabled(store.state.done.contains(delivery.id))
            }
        case .failed(let message):
            Text(message)
        }
    }
}
