import YAMLReader

/// A report of paths, counts and notes: of long lists the first items, and how many more there are.
struct ShortReport {
    /// How many characters a report may have.
    static let mostCharacters = 2000
    /// The part of them that is left to the numbers of the items that are not shown.
    private static let reserve = 100

    private var members: [YAMLMember] = []
    private var more: [YAMLMember] = []

    var json: YAMLValue { .object(members + (more.isEmpty ? [] : [YAMLMember("more", .object(more))])) }

    mutating func add(_ key: String, _ value: YAMLValue?) {
        if let value { members.append(YAMLMember(key, value)) }
    }

    /// Adds a list, if it has items.
    ///
    /// - Parameter characters: How long the items may be together, at most what the report has left; the first one is always there.
    mutating func add(_ key: String, _ items: [YAMLValue], most characters: Int = .max) {
        guard !items.isEmpty else { return }
        let left = Self.mostCharacters - Self.reserve - JSONWriter.line(json).count - key.count
        let most = min(characters, left)
        var rest = most
        let shown = items.prefix { item in
            let length = JSONWriter.line(item).count + 1
            defer { rest -= length }
            return rest == most || rest >= length
        }
        add(key, .array(Array(shown)))
        if shown.count < items.count { more.append(YAMLMember(key, .int(items.count - shown.count))) }
    }
}
