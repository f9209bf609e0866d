/// A dictionary with text keys that keeps the order in which they were inserted.
///
/// Look-up takes constant time. Two dictionaries are equal if they hold equal entries in the same order.
public struct TemplateDictionary: Sendable {
    private var ownKeys: [String] = []
    private var values: [TemplateValue] = []
    /// Positions by key; kept only from the size on at which hashing beats comparing.
    private var positions: [String: Int] = [:]

    /// Where the entries are found until the dictionary is changed, if they are not kept here.
    private var source: Source?

    private static let largestUnindexedCount = 8

    /// Entries that are kept elsewhere.
    private final class Source: Sendable {
        let find: @Sendable (String) -> TemplateValue?
        let all: @Sendable () -> TemplateDictionary

        init(find: @escaping @Sendable (String) -> TemplateValue?, all: @escaping @Sendable () -> TemplateDictionary) {
            (self.find, self.all) = (find, all)
        }
    }

    /// Creates an empty dictionary.
    public init() {}

    /// Creates a dictionary whose entries are kept elsewhere, in another form: a template that asks for one of thousands need not wait for
    /// the others.
    ///
    /// - Parameters:
    ///   - find: Gives the value under a key, `nil` where there is none.
    ///   - all: Gives all entries in their order. It is asked each time that they are gone through or counted.
    public init(
        finding find: @escaping @Sendable (String) -> TemplateValue?,
        all: @escaping @Sendable () -> TemplateDictionary
    ) {
        source = Source(find: find, all: all)
    }

    /// The keys, in the order in which they were first inserted.
    public var keys: [String] { source.map { $0.all().keys } ?? ownKeys }

    /// The number of entries.
    public var count: Int { keys.count }

    public func makeIterator() -> IndexingIterator<TemplateDictionary> {
        IndexingIterator(_elements: gathered)
    }

    /// What is made of each entry, in their order; a collection's own `map` would gather all entries for each of them.
    public func map<Result>(_ transform: (Element) throws -> Result) rethrows -> [Result] {
        var results: [Result] = []
        for entry in self { try results.append(transform(entry)) }
        return results
    }

    /// The dictionary with its entries in it.
    private var gathered: TemplateDictionary { source?.all() ?? self }

    /// The value under `key`, or nil where there is none.
    ///
    /// Setting nil removes the entry, which takes linear time; setting `.null` keeps the key with the value null.
    public subscript(key: String) -> TemplateValue? {
        get {
            if let source { return source.find(key) }
            guard let position = position(of: key) else { return nil }
            return values[position]
        }
        set {
            if source != nil { self = gathered }
            switch (position(of: key), newValue) {
            case (let position?, let value?): values[position] = value
            case (let position?, nil): remove(at: position)
            case (nil, let value?): append(key, value)
            case (nil, nil): break
            }
        }
    }

    private func position(of key: String) -> Int? {
        ownKeys.count > Self.largestUnindexedCount ? positions[key] : ownKeys.firstIndex(of: key)
    }

    private mutating func append(_ key: String, _ value: TemplateValue) {
        ownKeys.append(key)
        values.append(value)
        if ownKeys.count == Self.largestUnindexedCount + 1 {
            indexKeys()
        } else if ownKeys.count > Self.largestUnindexedCount {
            positions[key] = ownKeys.count - 1
        }
    }

    private mutating func remove(at position: Int) {
        ownKeys.remove(at: position)
        values.remove(at: position)
        indexKeys()
    }

    private mutating func indexKeys() {
        positions.removeAll(keepingCapacity: true)
        guard ownKeys.count > Self.largestUnindexedCount else { return }
        for (position, key) in ownKeys.enumerated() { positions[key] = position }
    }
}

extension TemplateDictionary: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    /// The entry at a position between 0 and `count`.
    public subscript(position: Int) -> (key: String, value: TemplateValue) {
        source == nil ? (ownKeys[position], values[position]) : gathered[position]
    }
}

extension TemplateDictionary: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        let (left, right) = (left.gathered, right.gathered)
        return left.ownKeys == right.ownKeys && left.values == right.values
    }
}

extension TemplateDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary from a literal; of entries with the same key the last wins.
    public init(dictionaryLiteral elements: (String, TemplateValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}
