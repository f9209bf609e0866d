import FileTransaction

/// Maps the tokens of one version to those of another.
struct TokenMap: Sendable {
    let list: ChangeList
    private let targets: [Int?]
    private let sources: [Int: Int]

    init(from old: TokenSpan, to new: TokenSpan, _ numbering: inout Numbering<String>) {
        list = ChangeList(from: numbering.numbers(old.texts), to: numbering.numbers(new.texts))
        var targets = [Int?](repeating: nil, count: old.texts.count)
        var (left, right) = (0, 0)
        for change in list.changes + [.init(old: old.texts.count..<old.texts.count, new: 0..<0)] {
            while left < change.old.lowerBound {
                targets[left] = right
                left += 1
                right += 1
            }
            left = change.old.upperBound
            right = change.new.upperBound
        }
        self.targets = targets
        sources = Dictionary(
            targets.enumerated().compactMap { index, target in target.map { ($0, index) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The index of the token in the other version, if it still exists.
    func target(of index: Int) -> Int? { targets.indices.contains(index) ? targets[index] : nil }

    /// The index of the token in the first version, if it existed there.
    func source(of index: Int) -> Int? { sources[index] }
}
