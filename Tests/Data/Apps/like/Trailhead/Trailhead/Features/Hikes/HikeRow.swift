import SwiftUI

struct HikeRow: View {
    let hike: Hike

    var body: some View {
        HStack {
            Text(hike.name)
            Spacer()
            Text("\(hike.hours, specifier: "%.1f") h")
        }
        .accessibilityIdentifier("hike-row")
    }
}
