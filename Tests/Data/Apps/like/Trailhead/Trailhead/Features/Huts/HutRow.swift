import SwiftUI

struct HutRow: View {
    let hut: Hut

    var body: some View {
        Label(hut.name, systemImage: hut.beds > 20 ? "bed.double" : "bed.double.fill")
            .accessibilityIdentifier("hut-row")
    }
}
