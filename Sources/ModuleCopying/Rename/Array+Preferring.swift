extension Array {
    /// The elements that satisfy a condition; all if none does.
    func preferring(_ isWanted: (Element) -> Bool) -> [Element] {
        let wanted = filter(isWanted)
        return wanted.isEmpty ? self : wanted
    }
}
