import SwiftUI

struct HutDetailView: View {
    let hut: Hut

    var body: some View {
        List {
            Text("huts.beds \(hut.beds)")
        }
        .navigationTitle(hut.name)
    }
}
