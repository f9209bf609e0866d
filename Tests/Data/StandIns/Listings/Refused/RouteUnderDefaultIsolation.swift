// iOS: 15.0
// modes: xcode26
// `swiftui-mvvmcr`, correction 10.
import Foundation

enum IsolatedRoute: Hashable {
    case list
}

nonisolated func isRoot(_ route: IsolatedRoute) -> Bool {
    route == .list  // error: main actor-isolated conformance of 'IsolatedRoute' to 'Equatable'
}
