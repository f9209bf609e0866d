/// A list of a URL's components in a parser.
struct LinkList: Sendable, Hashable {
    /// Whether the host is the first element.
    var hasHost = false
    /// Whether the slash at the path's start is an element, as in `URL.pathComponents`.
    var hasSlash = false
    /// The number of elements that were removed from the front.
    var dropped = 0

    /// The list with the host as its first element; `nil` if components were removed.
    var withHost: LinkList? {
        guard dropped == (hasSlash ? 1 : 0) || dropped == 0, !hasHost else { return nil }
        return LinkList(hasHost: true)
    }

    /// The part of the URL in an element.
    enum Element: Sendable, Hashable {
        case slash
        /// The host or a component, if the host counts as one; an empty host does not count.
        case component(Int)
        /// A component of the path.
        case segment(Int)
    }

    /// The element at an index that counts from the front.
    func element(_ index: Int) -> Element {
        let place = index + dropped
        if hasHost { return .component(place) }
        if hasSlash { return place == 0 ? .slash : .segment(place - 1) }
        return .segment(place)
    }

    /// The number of the URL's components for a number of elements.
    func components(forCount count: Int) -> Int { count + dropped - (hasSlash && !hasHost ? 1 : 0) }

    /// The list's elements for a URL.
    func elements(of link: LinkURL) -> [String] {
        var all = hasHost ? link.components : link.segments
        if hasSlash, !hasHost { all.insert("/", at: 0) }
        return Array(all.dropFirst(dropped))
    }
}
