import ScaffoldKit
import SwiftOutline

/// What there is to know of an app's Swift files, with their types and extensions, gathered once.
final class IndexContents: Sendable {
    /// The files, sorted by path.
    let files: [SourceFile]
    /// The files in which a comment may disable rules.
    let disabling: [Int]
    /// The types with their extensions, in the order of the files.
    let types: [IndexedType]
    /// The positions in `types` of the types of each simple name.
    let positions: NamePositions
    /// The extensions by the simple names of the types that they extend, in the order of the files.
    let extensions: [String: [IndexedType.Part]]

    init(_ files: [SourceFile]) {
        self.files = files
        disabling = files.indices.filter { files[$0].mayDisable }
        extensions = Self.extensions(in: files)
        let places = Self.places(in: files)
        types = Self.types(at: places, in: files, with: extensions)
        positions = NamePositions(of: places.map { files[$0.file].typeNames[$0.position] })
    }

    /// A type: its file, and its position among the types and extensions of that.
    private typealias TypePlace = (file: Int, position: Int)

    private static func places(in files: [SourceFile]) -> [TypePlace] {
        var places: [TypePlace] = []
        places.reserveCapacity(files.count)
        for (index, file) in files.enumerated() {
            var extensions = file.extensions[...]
            for position in file.typeNames.indices {
                if extensions.first == position { extensions.removeFirst() } else { places.append((index, position)) }
            }
        }
        return places
    }

    private static func extensions(in files: [SourceFile]) -> [String: [IndexedType.Part]] {
        var extensions: [String: [IndexedType.Part]] = [:]
        for (index, file) in files.enumerated() {
            for position in file.extensions {
                extensions[file.typeNames[position], default: []].append(part(position, ofFile: index, in: files))
            }
        }
        return extensions
    }

    private static func types(
        at places: [TypePlace],
        in files: [SourceFile],
        with extensions: [String: [IndexedType.Part]]
    ) -> [IndexedType] {
        places.map { file, position in
            let name = files[file].typeNames[position]
            let own = part(position, ofFile: file, in: files)
            let isAsked = files[file].role == .source
            return IndexedType(own, named: name, extensions: extensions[name] ?? [], isAsked: isAsked)
        }
    }

    private static func part(_ position: Int, ofFile index: Int, in files: [SourceFile]) -> IndexedType.Part {
        let file = files[index]
        let place = Place(file: index, declaration: file.typesAndExtensions[position])
        return IndexedType.Part(place: place, inherited: file.inherited[position])
    }
}
