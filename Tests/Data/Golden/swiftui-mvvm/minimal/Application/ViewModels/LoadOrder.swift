/// The order in which the loads of a screen began, so that a late answer does not replace that of a newer load.
struct LoadOrder {
    /// The load that began last.
    private(set) var latest = 0
    private var shown = 0

    /// Begins a load.
    mutating func begin() -> Int {
        latest += 1
        return latest
    }

    /// Whether no other load has begun since.
    func isLatest(_ load: Int) -> Bool {
        load == latest
    }

    /// Whether the load began after the one whose answer is shown.
    func isNewer(_ load: Int) -> Bool {
        load > shown
    }

    /// Makes the load the one whose answer is shown, unless that of a newer one is.
    mutating func show(_ load: Int) -> Bool {
        guard isNewer(load) else { return false }
        shown = load
        return true
    }
}
