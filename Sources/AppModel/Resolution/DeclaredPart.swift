import Diagnostics
import FileTransaction
import SwiftOutline

/// A declaration of the app with its file.
package struct DeclaredPart {
    package let file: SourceFile
    package let declaration: Declaration

    package init(file: SourceFile, declaration: Declaration) { (self.file, self.declaration) = (file, declaration) }

    package var mark: SourceMark {
        SourceMark(file.lines.position(at: declaration.nameRange.lowerBound), in: file.path.text)
    }

    package var members: [DeclaredPart] { declaration.members.map { DeclaredPart(file: file, declaration: $0) } }

    package func members(named name: String) -> [DeclaredPart] {
        declaration.members.filter { $0.isNamed(name) }.map { DeclaredPart(file: file, declaration: $0) }
    }

    /// Whether other files cannot see the declaration.
    var isPrivate: Bool { declaration.hasModifier(.private, or: .fileprivate) }

    /// The names of the inherited types, without generic arguments.
    package var inheritedNames: [String] { declaration.inheritedTypes }
}
