// iOS: 15.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct Unwrapped: View {
    var count = 0

    var body: some View {
        Button("add") {
            count += 1  // error: 'self' is immutable
        }
    }
}
