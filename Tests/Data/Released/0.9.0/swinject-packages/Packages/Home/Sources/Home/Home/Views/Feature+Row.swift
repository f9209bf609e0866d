import Common
import SwiftUI

/// How a feature's row looks.
extension Feature {
    var title: Text {
        switch self {
        case .favorites:
            return Text("home.feature.favorites", bundle: .module)
        }
    }

    var systemImage: String {
        switch self {
        case .favorites:
            return "star"
        }
    }
}
