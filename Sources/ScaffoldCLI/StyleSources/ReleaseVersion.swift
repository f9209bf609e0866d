/// The semantic version of a release, as tags name it: `2.1.0` or `v2.1`. What precedes a release has none.
struct ReleaseVersion: Comparable {
    private let numbers: [Int]

    init?(_ text: some StringProtocol) {
        let parts = text.drop { $0 == "v" }.split(separator: ".", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
        self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    }

    /// Whether the version may replace an earlier one: it is no older, and its first number that is not 0 is the same.
    func isCompatible(with earlier: ReleaseVersion) -> Bool {
        let fixed = (earlier.numbers.firstIndex { $0 > 0 } ?? 2) + 1
        return self >= earlier && numbers.prefix(fixed) == earlier.numbers.prefix(fixed)
    }

    static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
