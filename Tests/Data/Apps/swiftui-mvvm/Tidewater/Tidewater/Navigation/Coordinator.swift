@MainActor
protocol Coordinator: AnyObject {
    var depth: Int { get }

    func push(_ destination: Destination, log: Bool)
    func pop()
    func select(_ tab: MainTab)
}
