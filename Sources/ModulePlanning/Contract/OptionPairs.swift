import AppModel
import Styles

/// Option pairs: a small set of choices that covers every pair of values of two options.
struct OptionPairs {
    /// The choices, starting with the style's defaults.
    let choices: [[StyleChoice]]

    /// A value of each of two options, or one value if the style has a single option.
    private typealias Pair = Set<StyleChoice>

    init(_ options: [StyleOption]) {
        let all = options.map { option in option.values.map { StyleChoice(option: option.name, value: $0) } }
        let pairs = Self.twos(all).flatMap { left, right in left.flatMap { one in right.map { Pair([one, $0]) } } }
        var missing = Set(all.count == 1 ? all[0].map { [$0] } : pairs)
        var found = [options.map { StyleChoice(option: $0.name, value: $0.defaultValue) }]
        missing.subtract(Self.pairs(found[0]))
        while let next = missing.min(by: { Self.precedes($0, $1, options) }) {
            let row = Self.row(from: next, options, missing)
            missing.subtract(Self.pairs(row))
            missing.remove(next)
            found.append(row)
        }
        choices = found
    }

    private static func pairs(_ row: [StyleChoice]) -> Set<Pair> {
        row.count == 1 ? [Set(row)] : Set(twos(row).map { [$0, $1] })
    }

    private static func twos<Item>(_ items: [Item]) -> [(Item, Item)] {
        items.indices.flatMap { index in items[(index + 1)...].map { (items[index], $0) } }
    }

    /// Orders pairs by their options' names and values, the earlier option first.
    private static func precedes(_ left: Pair, _ right: Pair, _ options: [StyleOption]) -> Bool {
        func texts(_ pair: Pair) -> [String] {
            options.flatMap { option in pair.filter { $0.option == option.name }.flatMap { [$0.option, $0.value] } }
        }
        return texts(left).lexicographicallyPrecedes(texts(right))
    }

    /// A choice that contains the pair, and for every other option the value that covers the most missing pairs.
    private static func row(from pair: Pair, _ options: [StyleOption], _ missing: Set<Pair>) -> [StyleChoice] {
        var chosen = pair
        return options.map { option in
            if let value = pair.first(where: { $0.option == option.name }) { return value }
            let values = option.values.map { StyleChoice(option: option.name, value: $0) }
            func gain(_ value: StyleChoice) -> Int { chosen.count { missing.contains([value, $0]) } }
            let best = values.max { gain($0) < gain($1) }
            let value = best ?? StyleChoice(option: option.name, value: option.defaultValue)
            chosen.insert(value)
            return value
        }
    }
}
