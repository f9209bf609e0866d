// iOS: 15.0
// modes: swift6
import SwiftUI
import UIKit

func name(of style: UIUserInterfaceStyle) -> String {
    switch style {  // error: may have additional unknown values
    case .light: "light"
    case .dark: "dark"
    case .unspecified: "unspecified"
    }
}
