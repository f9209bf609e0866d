// iOS: 15.0
// modes: swift5 swift6 xcode26
import SwiftUI

struct NewStack: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {  // error: cannot find 'NavigationStack' in scope
            Text("root")
        }
    }
}
