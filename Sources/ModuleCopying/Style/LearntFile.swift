import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// A file of a module that a style learns a template from.
struct LearntFile {
    /// What a file is written for: a module, or one of its screens.
    enum Scope {
        case module, root, screen
    }

    let path: RelativePath
    /// A template for the path of another module's file.
    let place: String
    /// The file's text, and its copy with placeholders.
    let original: String
    var copy: String
    /// The file's name without the module's.
    let role: NameWords
    let isTest: Bool
    let scope: Scope
    /// Whether all modules that are learnt from have a type of it.
    var isShared = true

    var isSwift: Bool { path.isSource }
    /// Whether it makes the module's objects, in the text of one module.
    var isFactory: Bool { RoleWords.isFactory(role.words) }
    /// What files of several modules have in common.
    var key: String { "\(role.kebab).\(path.fileExtension ?? "") \(isTest) \(scope)" }

    /// The functions that other modules have, too, and that a shorter copy has not.
    func functions(leftOutOf copy: String, sharedAs shared: Set<String>, _ own: (String) -> String)
        -> [(name: String, mark: SourceMark)]
    {
        let left = shared.subtracting(Self.functions(in: copy))
        let source = SourceFile(path: path, outline: Outline(original))
        return Self.functions(in: self.copy).filter(left.contains).compactMap { function in
            let name = own(function)
            guard let found = source.outline.allDeclarations.first(where: { $0.isNamed(name) }) else { return nil }
            return (name, SourceMark(source.lines.position(at: found.range.lowerBound), in: path.text))
        }
    }

    static func functions(in text: String) -> [String] {
        Outline(text).allDeclarations.filter { $0.kind == .func && $0.bodyRange != nil }.map(\.name)
    }
}
