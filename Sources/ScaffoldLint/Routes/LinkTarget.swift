import AppModel

/// The target of a parser at one place of its source: the route that it returns, or the action that it takes.
struct LinkTarget: Sendable {
    /// The route as it is written: `.favorites(.detail(itemId: components[1]))`.
    var text: String
    /// The enumeration and the case of the innermost route; without an enumeration, the expression itself.
    var owner: String?
    var name: String
    /// The values of the route, in their order.
    var values: [(label: String, value: LinkValue)]
    /// Whether the parser acts instead of returning a route: `coordinator.showProfile()`.
    var isAction = false
    /// The function that returns the route.
    var function: String
    var file: Int
    /// The bytes of the route.
    var range: Range<Int>

    var site: Site { Site(file: file, offset: range.lowerBound) }
}
