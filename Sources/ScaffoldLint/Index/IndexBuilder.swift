import ScaffoldKit
import SwiftOutline

/// Gathers types and their extensions from files.
struct IndexBuilder {
    private let files: [SourceFile]
    /// The extensions by the simple names of the types that they extend, in the order of the files.
    let extensions: [String: [Place]]

    init(_ files: [SourceFile]) {
        var extensions: [String: [Place]] = [:]
        for (index, file) in files.enumerated() {
            for position in file.extensions {
                let place = Place(file: index, declaration: file.typesAndExtensions[position])
                extensions[file.typeNames[position], default: []].append(place)
            }
        }
        self.files = files
        self.extensions = extensions
    }

    /// The types with their extensions, in the order of the files.
    func types() -> [IndexedType] {
        let (files, extensions) = (files, extensions)
        let types = Halves.map(Array(files.indices), weight: { _ in 400 }) { index in
            zip(files[index].typesAndExtensions, files[index].typeNames).compactMap { declaration, name in
                declaration.kind == .extension
                    ? nil
                    : IndexedType(
                        Place(file: index, declaration: declaration),
                        named: name,
                        extensions: extensions[name] ?? []
                    )
            }
        }
        return types.flatMap(\.self)
    }
}
