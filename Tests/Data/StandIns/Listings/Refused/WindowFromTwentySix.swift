// iOS: 26.0
// modes: swift6
import SwiftUI
import UIKit

@MainActor
func oldWindow() -> UIWindow {
    UIWindow(frame: UIScreen.main.bounds)  // error: deprecated
}

struct OldConcatenation: View {
    var body: some View {
        Text("a") + Text("b")  // error: deprecated
    }
}
