import AppModel
import Diagnostics
import SwiftOutline

/// A declaration of the app with its file.
struct DeclaredPart {
    let file: SourceFile
    let declaration: Declaration

    var mark: SourceMark { SourceMark(file.lines.position(at: declaration.nameRange.lowerBound), in: file.path.text) }

    var members: [DeclaredPart] { declaration.members.map { DeclaredPart(file: file, declaration: $0) } }

    func members(named name: String) -> [DeclaredPart] {
        declaration.members.filter { $0.isNamed(name) }.map { DeclaredPart(file: file, declaration: $0) }
    }

    /// Whether other files cannot see the declaration.
    var isPrivate: Bool { declaration.hasModifier(.private, or: .fileprivate) }

    /// The names of the inherited types, without generic arguments.
    var inheritedNames: [String] {
        declaration.inheritance.flatMap { fragment in
            fragment.text.split(separator: "&").map { String($0).trimmingSpaces }
        }
    }
}
