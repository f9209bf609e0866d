/// A dictionary with string keys in insertion order.
///
/// Look-up takes constant time. Dictionaries are equal if they have equal entries in the same order.
package struct TemplateDictionary: Sendable {
    private var ownKeys: [String] = []
    private var values: [TemplateValue] = []
    /// Positions by key; empty for small dictionaries, where a linear search is faster.
    private var positions: [String: Int] = [:]

    /// The source of the entries, until the dictionary is changed.
    private var source: Source?

    private static let largestUnindexedCount = 8

    /// Entries that are computed on demand.
    private final class Source: Sendable {
        let find: @Sendable (String) -> TemplateValue?
        let all: @Sendable () -> TemplateDictionary

        init(find: @escaping @Sendable (String) -> TemplateValue?, all: @escaping @Sendable () -> TemplateDictionary) {
            (self.find, self.all) = (find, all)
        }
    }

    /// Creates an empty dictionary.
    package init() {}

    /// Creates a dictionary whose entries are computed on demand, for templates that need few entries of thousands.
    ///
    /// - Parameters:
    ///   - find: Returns the value of a key.
    ///   - all: Returns all entries in order. Called for each iteration and count.
    package init(
        finding find: @escaping @Sendable (String) -> TemplateValue?,
        all: @escaping @Sendable () -> TemplateDictionary
    ) {
        source = Source(find: find, all: all)
    }

    /// The keys in insertion order.
    package var keys: [String] { source.map { $0.all().keys } ?? ownKeys }

    /// The number of entries.
    package var count: Int { keys.count }

    package func makeIterator() -> IndexingIterator<TemplateDictionary> {
        IndexingIterator(_elements: gathered)
    }

    /// Transforms the entries. The collection's own `map` would compute all entries for each of them.
    package func map<Result>(_ transform: (Element) throws -> Result) rethrows -> [Result] {
        var results: [Result] = []
        for entry in self { try results.append(transform(entry)) }
        return results
    }

    /// The dictionary with stored entries.
    private var gathered: TemplateDictionary { source?.all() ?? self }

    /// The value of a key.
    ///
    /// Setting `nil` removes the entry in linear time. Setting `.null` keeps the key.
    package subscript(key: String) -> TemplateValue? {
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
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    /// The entry at a position between 0 and `count`.
    package subscript(position: Int) -> (key: String, value: TemplateValue) {
        source == nil ? (ownKeys[position], values[position]) : gathered[position]
    }
}

extension TemplateDictionary: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        let (left, right) = (left.gathered, right.gathered)
        return left.ownKeys == right.ownKeys && left.values == right.values
    }
}

extension TemplateDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary from a literal. The last of duplicate keys wins.
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}
