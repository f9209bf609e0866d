// iOS: 16.0
// modes: swift5 swift6 xcode26
// `swiftui-mvvmcr`, correction 11.
import SwiftUI

struct OldLink: View {
    @State private var isActive = false

    var body: some View {
        NavigationLink(destination: Text("detail"), isActive: $isActive) {  // error: deprecated
            EmptyView()
        }
    }
}
