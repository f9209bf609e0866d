import SwiftUI

struct EnvelopesView: View {
    @State private var hasWindow = true

    var body: some View {
        Form {
            Toggle("With a window", isOn: $hasWindow)
        }
    }
}
