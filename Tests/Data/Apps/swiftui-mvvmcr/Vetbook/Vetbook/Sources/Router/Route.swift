import Foundation

protocol Route: Hashable, Identifiable {
    var id: String { get }
}

struct NavigationItem: Identifiable, Equatable {
    let id: UUID
    let route: AnyHashable

    init<R: Route>(_ route: R) {
        id = UUID()
        self.route = AnyHashable(route)
    }
}

enum DeepLinkError: Error {
    case invalidScheme
    case invalidPath
}
