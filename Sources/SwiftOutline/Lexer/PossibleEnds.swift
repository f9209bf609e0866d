/// The possible ends of raw strings on a line or of multi-line regex literals, recorded by one search for the later ones.
struct PossibleEnds {
    private var searchedFrom = Int.max
    /// For each number of `#`, the last delimiter before at least as many.
    private var lastPlace: [Int] = []

    mutating func add(_ place: Int, pounds: Int) {
        while lastPlace.count <= pounds { lastPlace.append(-1) }
        lastPlace[pounds] = place
    }

    mutating func finish(from start: Int) {
        searchedFrom = start
        var last = -1
        for pounds in lastPlace.indices.reversed() {
            last = max(last, lastPlace[pounds])
            lastPlace[pounds] = last
        }
    }

    /// Whether a search from an offset may find an end with this number of `#`.
    func mayClose(after start: Int, pounds: Int) -> Bool {
        guard start >= searchedFrom else { return true }
        return pounds < lastPlace.count && lastPlace[pounds] >= start
    }
}
