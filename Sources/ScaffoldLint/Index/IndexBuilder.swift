import ScaffoldKit
import SwiftOutline

/// Gathers types and their extensions from files.
struct IndexBuilder {
    private let files: [SourceFile]
    /// The files in which a comment may disable rules.
    let disabling: [Int]
    /// The types: their files, and their positions among the types and extensions of those.
    private let places: [(file: Int, position: Int)]
    /// The position in `types()` of the first type of each simple name.
    let firsts: [String: Int]
    /// The positions of all types of a name, where there are several.
    let namesakes: [String: [Int]]
    /// The extensions by the simple names of the types that they extend, in the order of the files.
    let extensions: [String: [Place]]

    init(_ files: [SourceFile]) {
        self.files = files
        ((places, firsts, namesakes), (extensions, disabling)) = Halves.both(
            {
                let places = Self.places(in: files)
                let (firsts, namesakes) = Self.positions(places.map { files[$0.file].typeNames[$0.position] })
                return (places, firsts, namesakes)
            },
            { (Self.extensions(in: files), files.indices.filter { files[$0].mayDisable }) }
        )
    }

    private static func places(in files: [SourceFile]) -> [(file: Int, position: Int)] {
        var places: [(file: Int, position: Int)] = []
        places.reserveCapacity(files.count)
        for (index, file) in files.enumerated() {
            var extensions = file.extensions[...]
            for position in file.typeNames.indices {
                if extensions.first == position { extensions.removeFirst() } else { places.append((index, position)) }
            }
        }
        return places
    }

    /// Most names are those of one type, so that there are few lists.
    private static func positions(_ names: [String]) -> (firsts: [String: Int], namesakes: [String: [Int]]) {
        var firsts: [String: Int] = [:]
        firsts.reserveCapacity(names.count)
        var namesakes: [String: [Int]] = [:]
        for (position, name) in names.enumerated() {
            if let first = firsts[name] {
                namesakes[name, default: [first]].append(position)
            } else {
                firsts[name] = position
            }
        }
        return (firsts, namesakes)
    }

    private static func extensions(in files: [SourceFile]) -> [String: [Place]] {
        var extensions: [String: [Place]] = [:]
        for (index, file) in files.enumerated() {
            for position in file.extensions {
                let place = Place(file: index, declaration: file.typesAndExtensions[position])
                extensions[file.typeNames[position], default: []].append(place)
            }
        }
        return extensions
    }

    /// The types with their extensions, in the order of the files.
    func types() -> [IndexedType] {
        let (files, extensions) = (files, extensions)
        return Halves.map(places, weight: { _ in 400 }) { file, position in
            let name = files[file].typeNames[position]
            let place = Place(file: file, declaration: files[file].typesAndExtensions[position])
            let isAsked = files[file].role == .source
            return IndexedType(place, named: name, extensions: extensions[name] ?? [], isAsked: isAsked)
        }
    }
}
