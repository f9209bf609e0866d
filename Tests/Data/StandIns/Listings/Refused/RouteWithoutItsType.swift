// iOS: 15.0
// modes: swift5 swift6 xcode26
// `swiftui-mvvmcr`, correction 1.
import Foundation

enum DocumentedRoute {
    case edit(itemId: String, mode: EditMode)  // error: cannot find type 'EditMode' in scope
}
