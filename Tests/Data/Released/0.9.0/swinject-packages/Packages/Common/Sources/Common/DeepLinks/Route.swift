/// A place in a feature that a deep link opens. Every route's link parses back to the route.
public nonisolated protocol Route: Hashable, Sendable {
    var link: DeepLink { get }

    static func parse(_ link: DeepLink) -> Self?
}
