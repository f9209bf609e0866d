import SwiftOutline

/// The types around the places of a file, without reading its bodies.
struct FileScopes {
    private let scopes: [Declaration]
    private let nesting: Nesting

    init(_ file: SourceFile) {
        scopes = file.outline.declarations.filter(\.kind.hasMembers)
        nesting = Nesting(scopes.map(\.range))
    }

    /// The outermost type around a byte offset, which may be an extension's.
    func type(at offset: Int) -> String? {
        nesting.around(offset).first.map { IndexedType.bareName(of: scopes[$0].name) }
    }
}
