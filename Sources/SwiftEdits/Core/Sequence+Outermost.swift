extension Sequence {
    /// The elements that fit and are not within another one that fits, of a sequence in the order of their ranges.
    package func outermost(_ range: (Element) -> Range<Int>, where fits: (Element) -> Bool = { _ in true })
        -> [Element]
    {
        var end = 0
        return filter { element in
            guard range(element).lowerBound >= end, fits(element) else { return false }
            end = range(element).upperBound
            return true
        }
    }
}
