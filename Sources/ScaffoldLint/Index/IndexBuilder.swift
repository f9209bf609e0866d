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
            for (declaration, name) in zip(file.typesAndExtensions, file.typeNames) where declaration.kind == .extension
            {
                extensions[name, default: []].append(Place(file: index, declaration: declaration))
            }
        }
        self.files = files
        self.extensions = extensions
    }

    /// The types with their extensions, in the order of the files.
    func types() -> [IndexedType] {
        let (files, extensions) = (files, extensions)
        let types = Halves.map(Array(files.indices), weight: { files[$0].typeNames.count * 200 }) { index in
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
