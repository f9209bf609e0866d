import SwiftUI

struct LoavesView: View {
    let store: ViewStore<LoavesState, LoavesAction>

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Loaves")
                .onAppear { store.send(.appeared) }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch store.state.loaves {
        case .idle, .running:
            ProgressView()
        case .done(let loaves):
            List(loaves) { loaf in
                LoafRow(loaf: loaf) { store.send(.select(loaf.id)) }
            }
        case .failed(let message):
            Text(message)
        }
    }
}

struct LoafRow: View {
    let loaf: Loaf
    let bake: () -> Void

    var body: some View {
        HStack {
            Text(loaf.name)
            Spacer()
            Button("Bake", action: bake)
        }
    }
}

#Preview {
    LoavesView(store: ViewStore(state: LoavesState(loaves: .done([Loaf(id: 1, name: "Rye", grams: 750)])), send: { _ in }))
}
