/// Option pairs: a small set of choices that covers every pair of values of two options.
struct OptionPairs {
    /// The choices, starting with the style's defaults.
    let choices: [[StyleChoice]]

    init(_ options: [StyleOption]) {
        var missing: Set<Pair> = []
        for (index, left) in options.enumerated() {
            if options.count == 1 { left.values.forEach { missing.insert(Pair(left.name, $0, left.name, $0)) } }
            for right in options[(index + 1)...] {
                for one in left.values {
                    for other in right.values { missing.insert(Pair(left.name, one, right.name, other)) }
                }
            }
        }
        var found = [options.map { StyleChoice(option: $0.name, value: $0.defaultValue) }]
        missing.subtract(Self.pairs(found[0]))
        while let next = missing.sorted().first {
            let row = Self.row(from: next, options, missing)
            missing.subtract(Self.pairs(row))
            missing.remove(next)
            found.append(row)
        }
        choices = found
    }

    private struct Pair: Hashable, Comparable {
        let left: String
        let one: String
        let right: String
        let other: String

        init(_ left: String, _ one: String, _ right: String, _ other: String) {
            (self.left, self.one, self.right, self.other) = (left, one, right, other)
        }

        static func < (left: Pair, right: Pair) -> Bool {
            (left.left, left.one, left.right, left.other) < (right.left, right.one, right.right, right.other)
        }
    }

    private static func pairs(_ row: [StyleChoice]) -> Set<Pair> {
        var found: Set<Pair> = []
        for (index, left) in row.enumerated() {
            if row.count == 1 { found.insert(Pair(left.option, left.value, left.option, left.value)) }
            for right in row[(index + 1)...] {
                found.insert(Pair(left.option, left.value, right.option, right.value))
            }
        }
        return found
    }

    /// A choice that contains the pair, and for every other option the value that covers the most missing pairs.
    private static func row(from pair: Pair, _ options: [StyleOption], _ missing: Set<Pair>) -> [StyleChoice] {
        var chosen = [pair.left: pair.one]
        chosen[pair.right] = pair.other
        for option in options where chosen[option.name] == nil {
            let best = option.values.max { left, right in
                gain(option, left, chosen, options, missing) < gain(option, right, chosen, options, missing)
            }
            chosen[option.name] = best ?? option.defaultValue
        }
        return options.map { StyleChoice(option: $0.name, value: chosen[$0.name] ?? $0.defaultValue) }
    }

    private static func gain(
        _ option: StyleOption,
        _ value: String,
        _ chosen: [String: String],
        _ options: [StyleOption],
        _ missing: Set<Pair>
    ) -> Int {
        let order = Dictionary(uniqueKeysWithValues: options.enumerated().map { ($0.element.name, $0.offset) })
        return chosen.count { other in
            let isBefore = (order[option.name] ?? 0) < (order[other.key] ?? 0)
            return missing.contains(
                isBefore
                    ? Pair(option.name, value, other.key, other.value)
                    : Pair(other.key, other.value, option.name, value)
            )
        }
    }
}
