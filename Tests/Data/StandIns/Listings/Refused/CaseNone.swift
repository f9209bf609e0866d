// iOS: 15.0
// modes: swift5 swift6 xcode26
// `swiftui-mvvmcr`, correction 4.
import Foundation

enum NoneRoute: Hashable, Sendable {
    case none
    case list
}

struct NoneTarget {
    var route: NoneRoute?

    mutating func clear() {
        route = .none  // error: assuming you mean 'Optional<NoneRoute>.none'
    }
}
