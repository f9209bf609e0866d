import YAMLReader

/// A report of paths, counts and notes: of long lists the first items, and how many more there are.
struct ShortReport {
    /// How many characters a report may have, and one that is asked to be long.
    static let (mostCharacters, mostInLong) = (2000, 20_000)
    /// The part of them that is left to the numbers of the items that are not shown.
    private static let reserve = 100

    private let most: Int
    private var members: [YAMLMember] = []
    private var more: [YAMLMember] = []

    var json: YAMLValue { .object(members + (more.isEmpty ? [] : [YAMLMember("more", .object(more))])) }

    /// - Parameter isLong: Whether it may have more characters, so that no path or note is left out.
    init(isLong: Bool = false) { most = isLong ? Self.mostInLong : Self.mostCharacters }

    mutating func add(_ key: String, _ value: YAMLValue?) {
        if let value { members.append(YAMLMember(key, value)) }
    }

    /// A list, with the characters that it has in any case.
    typealias List = (key: String, items: [YAMLValue], share: Int)

    /// The characters that the report has left.
    private var room: Int { most - Self.reserve - JSONWriter.line(json).count }

    /// Adds the lists that have items. What the later ones do not need of their shares is for the earlier ones.
    ///
    /// - Parameter rest: The characters for what is added after them.
    mutating func add(_ lists: [List], leaving rest: Int = 0) {
        for (index, list) in lists.enumerated() where !list.items.isEmpty {
            let later = lists[(index + 1)...].reduce(0) { sum, other in
                sum + min(other.share, other.items.reduce(other.key.count + 6) { $0 + Self.length($1) })
            }
            add(list, most: max(room - later - rest, list.share))
        }
    }

    /// Adds the members that there is room for.
    mutating func add(_ key: String, members all: [YAMLMember]) {
        var left = room - key.count - 6
        let shown = all.prefix { member in
            left -= member.key.count + Self.length(member.value) + 3
            return left >= 0
        }
        if !shown.isEmpty { add(key, .object(Array(shown))) }
    }

    /// Adds the items that there is room for; the first one is always there.
    private mutating func add(_ list: List, most: Int) {
        let most = min(most, room) - list.key.count - 6
        var rest = most
        let shown = list.items.prefix { item in
            defer { rest -= Self.length(item) }
            return rest == most || rest >= Self.length(item)
        }
        add(list.key, .array(Array(shown)))
        if shown.count < list.items.count {
            more.append(YAMLMember(list.key, .int(list.items.count - shown.count)))
        }
    }

    /// The characters of an item, with the comma behind it.
    private static func length(_ item: YAMLValue) -> Int { JSONWriter.line(item).count + 1 }
}
