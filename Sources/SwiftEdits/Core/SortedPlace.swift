/// Where a new entry goes among others, as their order says.
enum SortedPlace {
    /// The index for a key among those that are there.
    ///
    /// - Parameter sorted: Whether the list is kept sorted; `nil` to see whether it is: at least three, in order.
    /// - Returns: The end where the list is not sorted; else the place that contradicts the fewest of the others.
    static func index(for key: String, among keys: some RandomAccessCollection<String>, sorted: Bool?) -> Int {
        // In an unsorted list, the first few keys show it.
        let plain = isAscending(keys) && !isAscending(keys.lazy.map { $0.lowercased() })
        let order: (String) -> String = plain ? { $0 } : { $0.lowercased() }
        guard sorted ?? (keys.count >= 3 && (plain || isAscending(keys.lazy.map(order)))) else { return keys.count }
        return index(of: order(key), among: keys.lazy.map(order))
    }

    /// The index at which a key contradicts the order of the fewest others.
    static func index<Key: Comparable>(of key: Key, among others: some Sequence<Key>) -> Int {
        var contradictions = 0
        var best = (index: 0, contradictions: 0)
        for (index, other) in others.enumerated() {
            contradictions += other < key ? -1 : 1
            if contradictions < best.contradictions { best = (index + 1, contradictions) }
        }
        return best.index
    }

    private static func isAscending(_ keys: some Sequence<String>) -> Bool {
        var last: String?
        for key in keys {
            if let last, key < last { return false }
            last = key
        }
        return true
    }
}
