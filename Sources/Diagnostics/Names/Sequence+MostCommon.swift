extension Sequence where Element: Hashable {
    /// The most common element with its count; of equally common elements the one whose text is first in alphabetical order.
    package func mostCommon(by text: (Element) -> String) -> (element: Element, count: Int)? {
        let counts = reduce(into: [Element: Int]()) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, text($1.key)) < ($1.value, text($0.key)) }.map { ($0.key, $0.value) }
    }
}
