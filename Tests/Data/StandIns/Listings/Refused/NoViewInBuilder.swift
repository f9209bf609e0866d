// iOS: 15.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct NoView: View {
    let titles: [String]

    var body: some View {
        VStack {
            Text("a")
            titles.count  // error: this expression does not conform to 'View'
        }
    }
}
