import Foundation

protocol Route: Hashable, Identifiable, Sendable {
  var id: String { get }
  var path: String { get }
}

struct NavigationItem: Hashable, Identifiable {
  let id = UUID()
  let route: AnyHashable

  init<Destination: Route>(_ route: Destination) { self.route = AnyHashable(route) }
}
