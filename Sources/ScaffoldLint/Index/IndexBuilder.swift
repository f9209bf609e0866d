import SwiftOutline

/// Gathers types and their extensions, file by file.
struct IndexBuilder {
    private var types: [String: [IndexedType]] = [:]
    private var extensions: [(name: String, place: Place)] = []

    mutating func add(_ file: SourceFile, _ index: Int) {
        for declaration in file.outline.allDeclarations where declaration.kind.hasMembers {
            let place = Place(file: index, declaration: declaration)
            if declaration.kind == .extension {
                extensions.append((IndexedType.bareName(of: declaration.name), place))
            } else {
                let inherited = IndexedType.inherited(of: declaration)
                let type = IndexedType(
                    name: declaration.name,
                    kind: declaration.kind,
                    place: place,
                    parts: [place],
                    first: inherited.first,
                    inherited: inherited
                )
                types[declaration.name, default: []].append(type)
            }
        }
    }

    /// The types with their extensions, and the extensions of types that the app does not declare.
    mutating func finish() -> (types: [String: [IndexedType]], foreign: [String: [Place]]) {
        var foreign: [String: [Place]] = [:]
        for (name, place) in extensions {
            guard let count = types[name]?.count else {
                foreign[name, default: []].append(place)
                continue
            }
            let inherited = IndexedType.inherited(of: place.declaration)
            for index in 0..<count {
                types[name]?[index].parts.append(place)
                types[name]?[index].inherited += inherited
            }
        }
        return (types, foreign)
    }
}
