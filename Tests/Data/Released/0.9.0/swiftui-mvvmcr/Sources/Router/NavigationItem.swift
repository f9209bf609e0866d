import Foundation

/// One entry of a navigation stack, or one presented screen. The same route may be on a stack twice.
nonisolated struct NavigationItem: Identifiable, Hashable {
    let id = UUID()
    let route: AnyHashable

    init(_ route: some Route) {
        self.route = AnyHashable(route)
    }
}
