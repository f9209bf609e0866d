/// The names of an app's modules, to be found in other names without asking each of thousands.
struct ModuleStems {
    private let names: Set<String>
    /// The lengths in UTF-8 bytes that there are, the longest first.
    private let lengths: [Int]

    init(_ names: [String]) {
        self.names = Set(names)
        lengths = Set(names.map(\.utf8.count)).sorted(by: >)
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

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
