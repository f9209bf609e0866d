/// How a screen's navigation bar looks while the screen is on top.
struct NavigationConfiguration: Equatable, Sendable {
    enum Style: Equatable, Sendable {
        case `default`
        case largeTitle
        case transparent
        case hidden
    }

    var title: String?
    var style = Style.default
}
