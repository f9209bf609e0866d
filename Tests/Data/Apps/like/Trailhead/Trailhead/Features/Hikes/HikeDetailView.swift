import SwiftUI

struct HikeDetailView: View {
    let hike: Hike
    @EnvironmentObject private var huts: HutsModel
    @EnvironmentObject private var navigation: Navigation

    var body: some View {
        List {
            Text("hikes.hours \(Int(hike.hours))")
            Section("huts.title") {
                ForEach(huts.huts) { hut in
                    Button(hut.name) { navigation.push(.hut(hut)) }
                }
            }
        }
        .navigationTitle(hike.name)
    }
}
