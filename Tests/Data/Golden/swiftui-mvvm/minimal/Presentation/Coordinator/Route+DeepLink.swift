nonisolated extension Route {
    /// The screen's URL; `nil` where it has none.
    var link: DeepLink? {
        switch self {
        case .about:
            DeepLink("about")
        }
    }

    /// The screens from its feature's root up to this one: what a deep link opens.
    var stack: [Route] {
        switch self {
        case .about:
            [self]
        }
    }
}
