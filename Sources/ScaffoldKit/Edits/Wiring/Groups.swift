/// Things that are joined in groups: what two groups share makes them one.
struct Groups<Element: Hashable> {
    private var parents: [Element: Element] = [:]

    /// The element that stands for the group of another one.
    func group(of element: Element) -> Element {
        var element = element
        while let parent = parents[element] { element = parent }
        return element
    }

    /// Puts elements, and all that they have been joined with, into one group.
    mutating func join(_ elements: some Sequence<Element>) {
        var first: Element?
        for element in elements {
            let group = group(of: element)
            if let first, first != group { parents[group] = first }
            first = first ?? group
        }
    }
}
