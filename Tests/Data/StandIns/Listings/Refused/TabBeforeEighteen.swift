// iOS: 17.0
// modes: swift6
import SwiftUI

struct EarlyTabs: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Tab("home", systemImage: "house", value: 0) {  // error: cannot find 'Tab' in scope
                Text("home")
            }
        }
    }
}
