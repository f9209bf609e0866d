/// The names of an app's modules, to be found in other names without asking each of thousands.
struct ModuleStems {
    private let names: Set<String>
    private var wanted: Set<String>
    /// The lengths in UTF-8 bytes that there are, the longest first.
    private let lengths: [Int]

    /// - Parameters:
    ///   - names: The modules, sorted.
    ///   - most: How many of them, spread evenly, are wanted.
    init(_ names: [String], wanting most: Int = .max) {
        self.names = Set(names)
        wanted = names.count > most ? Set((0..<most).map { names[$0 * names.count / most] }) : self.names
        lengths = Set(names.map(\.utf8.count)).sorted(by: >)
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// The same names, all wanted; `nil` where they are.
    var wantingAll: ModuleStems? {
        guard wanted.count < names.count else { return nil }
        var stems = self
        stems.wanted = names
        return stems
    }

    func wants(_ name: String) -> Bool { wanted.contains(name) }

    /// Where names stand that may fit a pattern in a module that is wanted, in their order.
    ///
    /// - Parameter names: Sorted.
    func places<Names: RandomAccessCollection>(of pattern: NamePattern, among names: Names) -> [Int]
    where Names.Element == String, Names.Index == Int {
        switch pattern.hole {
        case .module:
            wanted.compactMap { module in names.sortedIndex(of: pattern.name(module)) { $0 } }.sorted()
        case .screen:
            Set(
                wanted.flatMap { module in
                    let start = pattern.start(module)
                    let first = names.partitioningIndex { $0 >= start }
                    return first..<(first + names[first...].prefix { $0.hasPrefix(start) }.count)
                }
            )
            .sorted()
        case .useCase, .type: Array(0..<names.count)
        }
    }

    /// The longest name that this one begins with.
    func longest(startOf name: String) -> String? {
        let bytes = name.utf8
        for length in lengths where length <= bytes.count {
            guard let start = String(bytes.prefix(length)), names.contains(start) else { continue }
            return start
        }
        return nil
    }

    /// The longest name that a folder on the way to a file has.
    func longest(folderOf path: String) -> String? {
        let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().dropLast()
        let known = folders.map(String.init).filter(names.contains)
        return known.min { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }
}
