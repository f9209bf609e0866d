/// A place in a module that a deep link can open. Every route's link parses back to the route.
nonisolated protocol Route: Equatable {
    var link: DeepLink { get }
    static func parse(_ link: DeepLink) -> Self?
}
