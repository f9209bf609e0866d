// iOS: 15.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct OldAnimation: View {
    var body: some View {
        Text("a").animation(.default)  // error: deprecated
    }
}
