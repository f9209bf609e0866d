import ScaffoldKit
import SwiftOutline

/// Gathers types and their extensions, file by file.
struct IndexBuilder {
    /// The types in the order of the files, by their simple names.
    private var types: [(name: String, place: Place)] = []
    private var extensions: [String: [Place]] = [:]

    mutating func add(_ file: SourceFile, _ index: Int) {
        for (declaration, name) in zip(file.typesAndExtensions, file.typeNames) {
            let place = Place(file: index, declaration: declaration)
            if declaration.kind == .extension {
                extensions[name, default: []].append(place)
            } else {
                types.append((name, place))
            }
        }
    }

    /// The types with their extensions, in the order of the files, and the extensions of types that the app does not declare.
    func finish() -> (types: [IndexedType], foreign: [String: [Place]]) {
        let extensions = extensions
        let indexed = Halves.map(types, weight: { _ in 200 }) { name, place in
            IndexedType(place, named: name, extensions: extensions[name] ?? [])
        }
        var foreign = extensions
        for (name, _) in types { foreign[name] = nil }
        return (indexed, foreign)
    }
}
