/// A dictionary with text keys that keeps the order in which they were inserted.
///
/// Look-up takes constant time. Two dictionaries are equal if they hold equal entries in the same order.
public struct TemplateDictionary: Sendable {
    /// The keys, in the order in which they were first inserted.
    public private(set) var keys: [String] = []
    private var values: [TemplateValue] = []
    /// Positions by key; kept only from the size on at which hashing beats comparing.
    private var positions: [String: Int] = [:]

    private static let largestUnindexedCount = 8

    /// Creates an empty dictionary.
    public init() {}

    /// The number of entries.
    public var count: Int { keys.count }

    /// The value under `key`, or nil where there is none.
    ///
    /// Setting nil removes the entry, which takes linear time; setting `.null` keeps the key with the value null.
    public subscript(key: String) -> TemplateValue? {
        get {
            guard let position = position(of: key) else { return nil }
            return values[position]
        }
        set {
            switch (position(of: key), newValue) {
            case (let position?, let value?): values[position] = value
            case (let position?, nil): remove(at: position)
            case (nil, let value?): append(key, value)
            case (nil, nil): break
            }
        }
    }

    private func position(of key: String) -> Int? {
        keys.count > Self.largestUnindexedCount ? positions[key] : keys.firstIndex(of: key)
    }

    private mutating func append(_ key: String, _ value: TemplateValue) {
        keys.append(key)
        values.append(value)
        if keys.count == Self.largestUnindexedCount + 1 {
            indexKeys()
        } else if keys.count > Self.largestUnindexedCount {
            positions[key] = keys.count - 1
        }
    }

    private mutating func remove(at position: Int) {
        keys.remove(at: position)
        values.remove(at: position)
        indexKeys()
    }

    private mutating func indexKeys() {
        positions.removeAll(keepingCapacity: true)
        guard keys.count > Self.largestUnindexedCount else { return }
        for (position, key) in keys.enumerated() { positions[key] = position }
    }
}

extension TemplateDictionary: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { keys.count }

    /// The entry at a position between 0 and `count`.
    public subscript(position: Int) -> (key: String, value: TemplateValue) {
        (keys[position], values[position])
    }
}

extension TemplateDictionary: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.keys == right.keys && left.values == right.values
    }
}

extension TemplateDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary from a literal; of entries with the same key the last wins.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}
