// iOS: 16.0
// modes: swift6
// `swiftui-mvvm`, correction 5.
import Foundation

final class UnsafeContainer {
    static let shared = UnsafeContainer()  // error: static property 'shared' is not concurrency-safe

    var count = 0
}
