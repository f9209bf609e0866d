extension RandomAccessCollection {
    /// The first position whose element passes; all elements before it fail, and all after it pass. Takes logarithmic time.
    @inlinable package func partitioningIndex(where passes: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if passes(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }

    /// The position of the element with a key; the elements are sorted by it.
    package func sortedIndex<Key: Comparable>(of key: Key, by own: (Element) -> Key) -> Index? {
        let place = partitioningIndex { !(own($0) < key) }
        return place < endIndex && own(self[place]) == key ? place : nil
    }
}

extension Array {
    /// The elements that start in a range, of those in source order.
    package func starting(in range: Range<Int>, _ place: (Element) -> Range<Int>) -> ArraySlice<Element> {
        let first = partitioningIndex { place($0).lowerBound >= range.lowerBound }
        return self[first...].prefix { place($0).lowerBound < range.upperBound }
    }
}
