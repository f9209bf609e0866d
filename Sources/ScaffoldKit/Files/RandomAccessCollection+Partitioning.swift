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
}
