// iOS: 15.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct Previewed: View {
    let title: String
    var body: some View { Text(title) }
}

#Preview {
    Previewed()  // error: missing argument for parameter 'title'
}
