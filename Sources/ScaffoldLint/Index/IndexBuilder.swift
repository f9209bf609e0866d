import SwiftOutline

/// Gathers types and their extensions, file by file.
struct IndexBuilder {
    private var types: [String: [Place]] = [:]
    private var extensions: [String: [Place]] = [:]

    mutating func add(_ file: SourceFile, _ index: Int) {
        for declaration in file.outline.allDeclarations where declaration.kind.hasMembers {
            let place = Place(file: index, declaration: declaration)
            if declaration.kind == .extension {
                extensions[IndexedType.bareName(of: declaration.name), default: []].append(place)
            } else {
                types[declaration.name, default: []].append(place)
            }
        }
    }

    /// The types with their extensions, and the extensions of types that the app does not declare.
    func finish() -> (types: [String: [IndexedType]], foreign: [String: [Place]]) {
        var indexed: [String: [IndexedType]] = [:]
        for (name, places) in types {
            let extensions = extensions[name] ?? []
            indexed[name] = places.map { IndexedType($0, extensions: extensions) }
        }
        return (indexed, extensions.filter { types[$0.key] == nil })
    }
}
