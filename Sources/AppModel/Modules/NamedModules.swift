import Diagnostics

/// The modules of an app by the words of their names, so that a name is compared only with those that share a word with it.
package struct NamedModules: Sendable {
    private let modules: [AppModules.Module]
    /// The words of each module in lower case, in either number.
    private let spellings: [[[String]]]
    /// The places of the modules by the first words of their spellings, and by all of them as one.
    private let starts: [String: [Int]]
    /// The places of the modules by each of their words.
    private let words: [String: [Int]]

    package init(_ modules: [AppModules.Module]) {
        self.modules = modules
        spellings = modules.map { Self.spellings(of: $0.words) }
        var starts: [String: [Int]] = [:]
        var words: [String: [Int]] = [:]
        for (place, spellings) in spellings.enumerated() {
            for start in Self.starts(of: spellings) { starts[start, default: []].append(place) }
            for word in Set(spellings[0]) { words[word, default: []].append(place) }
        }
        (self.starts, self.words) = (starts, words)
    }

    private static func spellings(of name: NameWords) -> [[String]] {
        [name, GrammaticalNumber.other(of: name)].map { $0.words.map { $0.lowercased() } }
    }

    private static func starts(of spellings: [[String]]) -> Set<String> {
        Set(spellings.flatMap { [$0.first ?? "", $0.joined()] })
    }

    /// A map that tells whether a name has a module's words, and not those of another module's longer name.
    package func map(of module: AppModules.Module) -> NameMap {
        let own = Self.spellings(of: module.words)
        let longer = Set(own.flatMap { words[$0.first ?? ""] ?? [] }).filter { place in
            own.contains { spellings[place][0].place(of: $0) != nil }
        }
        return NameMap(finding: module.words, keeping: longer.sorted().map { modules[$0].words })
    }

    /// The modules whose words some names have.
    package func modules(namedIn names: Set<String>) -> [AppModules.Module] {
        candidates(for: names).filter { module, names in names.contains(where: map(of: module).matches) }.map(\.module)
    }

    /// The modules whose words some names have, though they may be those of a longer name, each with these names.
    func candidates(for names: Set<String>) -> [(module: AppModules.Module, names: Set<String>)] {
        var named: [Int: Set<String>] = [:]
        for name in names {
            let words = NameWords(name).words.map { $0.lowercased() }
            for (index, word) in words.enumerated() {
                for place in starts[word] ?? [] where isSpelled(place, in: words[index...]) {
                    named[place, default: []].insert(name)
                }
            }
        }
        return named.sorted { $0.key < $1.key }.map { (modules[$0.key], $0.value) }
    }

    /// Whether some words begin with those of a module, apart or as one.
    private func isSpelled(_ place: Int, in words: ArraySlice<String>) -> Bool {
        spellings[place].contains { words.starts(with: $0) || words.first == $0.joined() }
    }
}
