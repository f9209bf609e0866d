import SwiftUI

struct HutsView: View {
    @EnvironmentObject private var model: HutsModel
    @EnvironmentObject private var navigation: Navigation

    var body: some View {
        Group {
            if model.huts.isEmpty {
                EmptyNote(text: "huts.empty", symbol: "house.lodge")
            } else {
                List(model.huts) { hut in
                    Button { navigation.push(.hut(hut)) } label: { HutRow(hut: hut) }
                }
            }
        }
        .task { await model.load() }
    }
}

#Preview {
    HutsView()
        .environmentObject(HutsModel(client: .sample))
        .environmentObject(Navigation())
}
