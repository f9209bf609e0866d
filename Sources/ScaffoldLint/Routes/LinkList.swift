/// A list of a URL's components, as a parser has made it.
struct LinkList: Sendable, Hashable {
    /// Whether the host is its first element.
    var hasHost = false
    /// Whether the slash at the path's start is an element, as in `URL.pathComponents`.
    var hasSlash = false
    /// How many elements were taken from its front.
    var dropped = 0

    /// The list with the host in front; `nil` where components are missing behind it.
    var withHost: LinkList? {
        guard dropped == (hasSlash ? 1 : 0) || dropped == 0, !hasHost else { return nil }
        return LinkList(hasHost: true)
    }

    /// What an element is.
    enum Element: Sendable, Hashable {
        case slash
        /// The host, where it is counted among the components; with an empty host the first component of the path.
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

    /// How many components of the URL there are where the list has a number of elements.
    func components(forCount count: Int) -> Int {
        count + dropped - (hasSlash && !hasHost ? 1 : 0)
    }

    /// The list's elements for a URL.
    func elements(of link: LinkURL) -> [String] {
        var all = hasHost ? link.components : link.segments
        if hasSlash, !hasHost { all.insert("/", at: 0) }
        return Array(all.dropFirst(dropped))
    }
}
