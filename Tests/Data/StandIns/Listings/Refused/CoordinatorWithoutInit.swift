// iOS: 16.0
// modes: swift5 swift6 xcode26
// `swiftui-mvvm`, corrections 1 and 2.
import Combine
import Foundation

protocol StructCoordinator {
    func pop()
}

@MainActor
final class InitlessViewModel: ObservableObject {  // error: has no initializers
    private let coordinator: any StructCoordinator
}

@MainActor
final class WeakViewModel: ObservableObject {
    private weak var coordinator: (any StructCoordinator)?  // error: 'weak' must not be applied to non-class-bound

    init() {}
}
