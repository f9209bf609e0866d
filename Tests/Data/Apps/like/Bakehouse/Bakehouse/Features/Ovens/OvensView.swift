import SwiftUI

struct OvensView: View {
    let store: ViewStore<OvensState, OvensAction>

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Ovens")
                .onAppear { store.send(.appeared) }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch store.state.ovens {
        case .idle, .running:
            ProgressView()
        case .done(let ovens):
            List(ovens) { oven in
                Text("\(oven.name): \(oven.degrees)°")
                    .bold(oven == store.state.hottest)
            }
        case .failed(let message):
            Text(message)
        }
    }
}

#Preview {
    OvensView(store: ViewStore(state: OvensState(), send: { _ in }))
}
