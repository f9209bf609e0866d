import ScaffoldKit

/// Which roles the types of an app have.
struct TypeRoles: Sendable {
    /// The names of the roles that the types of a name have, by the position of the first one.
    let ofTypes: [[String]]
    /// The types of each role, tests left out, in the order of the files.
    let byRole: [String: [IndexedType]]
    /// What names end in that may have a role.
    let lastBytes: [String: LastBytes]

    init(_ roles: [Role], in index: SourceIndex) {
        var ofTypes = [[String]](repeating: [], count: index.types.count)
        var types = [[IndexedType]](repeating: [], count: roles.count)
        var lastBytes = roles.map(\.lastBytes)
        for (type, found) in zip(index.types, Self.found(roles, in: index)) where !found.numbers.isEmpty {
            let isTest = index.files[type.place.file].role != .source
            if let first = index.position(ofType: type.name) { ofTypes[first] += found.names }
            for number in found.numbers {
                lastBytes[number].insert(type.name)
                if !isTest { types[number].append(type) }
            }
        }
        self.ofTypes = ofTypes
        byRole = Dictionary(zip(roles.map(\.name), types), uniquingKeysWith: +)
        self.lastBytes = Dictionary(zip(roles.map(\.name), lastBytes)) { $0.union($1) }
    }

    /// The roles of one type.
    private struct Found {
        /// Their positions.
        var numbers: [Int] = []
        var names: [String] = []
    }

    /// The roles that each type has.
    private static func found(_ roles: [Role], in index: SourceIndex) -> [Found] {
        let named = named(roles)
        var kinds = KindMarks(roles, in: index)
        return index.types.map { type in
            let marks = kinds.marks(of: type)
            let byName = named[Int(LastBytes.last(of: type.name))]
            guard !byName.isEmpty || !marks.made.isEmpty else { return Found() }
            let numbers = (byName + marks.made.filter { !byName.contains($0) }).filter { number in
                let (isMade, isKeptOut) = (marks.made.contains(number), marks.keptOut.contains(number))
                return roles[number].fits(type, inherits: isMade, isKeptOut: isKeptOut, in: index)
            }
            return Found(numbers: numbers, names: numbers.map { roles[$0].name })
        }
    }

    /// The positions of the roles that a type may have by its name, by the last byte of that.
    private static func named(_ roles: [Role]) -> [[Int]] {
        (UInt8.min...UInt8.max).map { byte in roles.indices.filter { roles[$0].lastBytes.contains(byte) } }
    }
}
