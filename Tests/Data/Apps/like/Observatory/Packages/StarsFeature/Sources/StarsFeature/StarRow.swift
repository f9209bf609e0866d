import SwiftUI

struct StarRow: View {
    let name: String

    var body: some View {
        Label(name, systemImage: "star")
    }
}
