/// A dictionary with string keys in insertion order.
///
/// Look-up takes constant time. Dictionaries are equal if they have equal entries in the same order.
package struct YAMLDictionary: Sendable {
    private var ownKeys: [String] = []
    private var values: [String: YAMLValue] = [:]

    /// The source of the entries, until the dictionary is changed.
    private var source: Source?

    /// Entries that are computed on demand.
    private final class Source: Sendable {
        let find: @Sendable (String) -> YAMLValue?
        let all: @Sendable () -> YAMLDictionary

        init(find: @escaping @Sendable (String) -> YAMLValue?, all: @escaping @Sendable () -> YAMLDictionary) {
            (self.find, self.all) = (find, all)
        }
    }

    /// Creates a dictionary of members. The last of duplicate keys wins.
    package init(_ members: [YAMLMember] = []) {
        for member in members { self[member.key] = member.value }
    }

    /// Creates a dictionary whose entries are computed on demand, for templates that need few entries of thousands.
    ///
    /// - Parameters:
    ///   - find: Returns the value of a key.
    ///   - all: Returns all entries in order. Called for each iteration and count.
    package init(
        finding find: @escaping @Sendable (String) -> YAMLValue?,
        all: @escaping @Sendable () -> YAMLDictionary
    ) {
        source = Source(find: find, all: all)
    }

    /// The keys in insertion order.
    package var keys: [String] { source.map { $0.all().keys } ?? ownKeys }

    /// The number of entries.
    package var count: Int { keys.count }

    /// The dictionary with stored entries.
    private var gathered: YAMLDictionary { source?.all() ?? self }

    /// The value of a key.
    ///
    /// Setting `nil` removes the entry in linear time. Setting `.null` keeps the key.
    package subscript(key: String) -> YAMLValue? {
        get {
            if let source { return source.find(key) }
            return values[key]
        }
        set {
            if source != nil { self = gathered }
            if newValue == nil {
                ownKeys.removeAll { $0 == key }
            } else if values[key] == nil {
                ownKeys.append(key)
            }
            values[key] = newValue
        }
    }
}

extension YAMLDictionary: Sequence {
    /// The entries in order. Those that are computed on demand are computed once.
    package func makeIterator() -> IndexingIterator<[(key: String, value: YAMLValue)]> {
        let all = gathered
        return all.ownKeys.compactMap { key in all.values[key].map { (key: key, value: $0) } }.makeIterator()
    }
}

extension YAMLDictionary: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        let (left, right) = (left.gathered, right.gathered)
        return left.ownKeys == right.ownKeys && left.values == right.values
    }
}

extension YAMLDictionary: ExpressibleByDictionaryLiteral {
    /// Creates a dictionary from a literal. The last of duplicate keys wins.
    package init(dictionaryLiteral elements: (String, YAMLValue)...) {
        self.init(elements.map { YAMLMember($0.0, $0.1) })
    }
}
