import YAMLReader

/// A report of paths, counts and notes: of long lists the first items, and how many more there are; of long texts both ends.
struct ShortReport {
    /// How many characters a report may have, and one that is asked to be long.
    static let (mostCharacters, mostInLong) = (2000, 20_000)
    /// The part of them that is left to the numbers of the items that are not shown.
    private static let reserve = 100

    private let most: Int
    private var members: [YAMLMember] = []
    /// How many items of each list are not shown.
    private var more: [String: Int] = [:]

    var json: YAMLValue {
        let counts = more.sorted { $0.key < $1.key }.map { YAMLMember($0.key, .int($0.value)) }
        return .object(members + (more.isEmpty ? [] : [YAMLMember("more", .object(counts))]))
    }

    /// - Parameter isLong: Whether it may have more characters, so that no path or note is left out.
    init(isLong: Bool = false) { most = isLong ? Self.mostInLong : Self.mostCharacters }

    /// The characters that a text may have where there is not room for all.
    private var mostInText: Int { most / 5 }

    mutating func add(_ key: String, _ value: YAMLValue?) {
        add(whole: key, value.map { Self.cut($0, to: mostInText) })
    }

    /// Adds a value that was asked for, however long it is.
    mutating func add(whole key: String, _ value: YAMLValue?) {
        if let value { members.append(YAMLMember(key, value)) }
    }

    /// Counts items of a list that the command has not given.
    mutating func addMore(_ count: Int, of key: String) { if count > 0 { more[key, default: 0] += count } }

    /// A list, with the characters that it has in any case.
    typealias List = (key: String, items: [YAMLValue], share: Int)

    /// The characters that the report has left.
    var room: Int { most - Self.reserve - Self.length(json) }

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

    /// Adds the items that there is room for; one that is too long is cut, the first one to the room that is left.
    private mutating func add(_ list: List, most: Int) {
        let most = min(most, room) - list.key.count - 6
        var rest = most
        var shown: [YAMLValue] = []
        for item in list.items {
            let isWhole = Self.length(item) <= rest
            // An object has up to four texts.
            let first = shown.isEmpty ? item.members == nil ? rest - 1 : rest / 5 : mostInText
            let item = isWhole ? item : Self.cut(item, to: min(mostInText, first))
            rest -= Self.length(item)
            guard rest >= 0 else { break }
            shown.append(item)
        }
        if !shown.isEmpty { add(whole: list.key, .array(shown)) }
        addMore(list.items.count - shown.count, of: list.key)
    }

    /// The characters of an item, as the clients that count most, with the comma behind it.
    static func length(_ item: YAMLValue) -> Int { JSONWriter.line(item).utf16.count + 1 }

    /// A value whose texts have at most so many characters each: of a longer one both ends, with "…" between them.
    private static func cut(_ value: YAMLValue, to most: Int) -> YAMLValue {
        switch value {
        case .string(let text) where length(value) > most:
            let half = max(0, most / 2 - 4)
            let end = String.UnicodeScalarView(start(of: text.unicodeScalars.reversed(), half).reversed())
            return .string(String(String.UnicodeScalarView(start(of: text.unicodeScalars, half))) + "…" + String(end))
        case .array(let items): return .array(items.map { cut($0, to: most) })
        case .dictionary: return .object((value.members ?? []).map { YAMLMember($0.key, cut($0.value, to: most)) })
        default: return value
        }
    }

    /// The first ones of some characters, in JSON at most so many.
    private static func start(of text: some Sequence<Unicode.Scalar>, _ most: Int) -> [Unicode.Scalar] {
        var left = most
        return text.prefix { scalar in
            left -= length(.string(String(scalar))) - 3
            return left >= 0
        }
    }
}
