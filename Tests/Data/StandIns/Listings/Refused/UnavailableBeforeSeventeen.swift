// iOS: 16.0
// modes: swift6
import SwiftUI
import UIKit

struct TooNew: View {
    var body: some View {
        ContentUnavailableView("empty", systemImage: "star")  // error: cannot find 'ContentUnavailableView' in scope
    }
}

final class TooNewViewController: UIViewController {
    func showEmpty() {
        contentUnavailableConfiguration = nil  // error: cannot find 'contentUnavailableConfiguration' in scope
    }
}
