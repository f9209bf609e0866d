import Common
import SwiftUI

/// How a feature's row looks.
extension Feature {
    var title: Text {
        switch self {
        case .about:
            return Text("home.feature.about", bundle: .module)
        }
    }

    var systemImage: String {
        switch self {
        case .about:
            return "square.grid.2x2"
        }
    }
}
