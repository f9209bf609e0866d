// iOS: 17.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct OldChange: View {
    @State private var text = ""

    var body: some View {
        TextField("text", text: $text)
            .onChange(of: text) { newValue in print(newValue) }  // error: deprecated
    }
}
