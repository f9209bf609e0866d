import SwiftOutline

/// A place in the sources that names are looked up from.
package struct Viewpoint {
    package let file: SourceFile
    /// The declarations around the place, outer before inner.
    package let enclosing: [Declaration]

    init(file: SourceFile, enclosing: [Declaration]) { (self.file, self.enclosing) = (file, enclosing) }

    /// The place of a declaration, which sees its own generic parameters.
    package init(_ part: DeclaredPart) {
        var enclosing = [part.declaration]
        while let parent = enclosing[0].parent { enclosing.insert(parent, at: 0) }
        self.init(file: part.file, enclosing: enclosing)
    }

    /// Whether a generic parameter, or a member that stands for a type, has the name.
    func isGeneric(_ name: String, in declaration: Declaration) -> Bool {
        declaration.genericClause.map { file.outline.names(in: $0.range).contains(name) } ?? false
    }
}
