extension RandomAccessCollection {
    /// The first position from which on all elements pass, where those before do not.
    package func partitioningIndex(where passes: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if passes(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }

    /// The position of the element with a key, by which the elements are sorted.
    package func sortedIndex<Key: Comparable>(of key: Key, by own: (Element) -> Key) -> Index? {
        let place = partitioningIndex { !(own($0) < key) }
        return place < endIndex && own(self[place]) == key ? place : nil
    }
}
