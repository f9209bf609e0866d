import SwiftUI

struct HikesView: View {
    @EnvironmentObject private var model: HikesModel
    @EnvironmentObject private var navigation: Navigation

    var body: some View {
        Group {
            if model.hikes.isEmpty {
                EmptyNote(text: "hikes.empty", symbol: "figure.hiking")
            } else {
                List(model.hikes) { hike in
                    Button { navigation.push(.hike(hike)) } label: { HikeRow(hike: hike) }
                }
            }
        }
        .task { await model.load() }
    }
}

#Preview {
    HikesView()
        .environmentObject(HikesModel(client: .sample))
        .environmentObject(Navigation())
}
