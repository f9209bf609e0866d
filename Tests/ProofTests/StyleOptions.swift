import StandInToolchain
import Styles

/// The options of a style, in combinations that cover every two values of two options.
struct StyleOptions {
    typealias Choice = (name: String, value: String)

    private let rows: [[Choice]]

    /// Values that an app can have only for some systems: newer ones have deprecated what they use, or older ones lack it.
    private static let limits: [(option: String, value: String, from: IOSVersion, below: IOSVersion)] = [
        ("navigation", "links", IOSVersion(1), IOSVersion(16)),
        ("navigation", "stack", IOSVersion(16), IOSVersion(.max)),
        ("observation", "observable", IOSVersion(17), IOSVersion(.max)),
        ("look", "sidebar", IOSVersion(18), IOSVersion(.max)),
        ("look", "glass", IOSVersion(26), IOSVersion(.max)),
    ]

    init(of style: String, on target: IOSVersion) throws {
        let options = try GeneratedApp.style(style).manifest.options.map { option in
            let values = [option.defaultValue] + option.values.filter { $0 != option.defaultValue }
            return (name: option.name, values: values.filter { Self.isUsable(option.name, $0, on: target) })
        }
        rows = Pairwise(options.map(\.values.count)).rows.map { row in
            zip(options, row).map { option, index in (option.name, option.values[index]) }
        }
    }

    /// The first combination, with the value of one option replaced.
    func usual(_ choice: Choice) -> [Choice] {
        row(0).map { $0.name == choice.name ? choice : $0 }
    }

    /// How many combinations there are.
    var count: Int { rows.count }

    /// The combination of that number; the first has every default that the system allows.
    func row(_ index: Int) -> [Choice] {
        rows.isEmpty ? [] : rows[index % rows.count]
    }

    private static func isUsable(_ option: String, _ value: String, on target: IOSVersion) -> Bool {
        limits.allSatisfy { limit in
            limit.option != option || limit.value != value || (limit.from <= target && target < limit.below)
        }
    }
}
