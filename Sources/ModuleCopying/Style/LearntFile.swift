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

    /// The functions that have statements, but none in a shorter copy.
    func functions(emptiedIn copy: String, _ own: (String) -> String) -> [(name: String, mark: SourceMark)] {
        let known = Set(Self.emptyFunctions(in: self.copy))
        let source = SourceFile(path: path, outline: Outline(original))
        return Self.emptyFunctions(in: copy).filter { !known.contains($0) }.compactMap { function in
            let name = own(function)
            guard let found = source.outline.allDeclarations.first(where: { $0.isNamed(name) }) else { return nil }
            return (name, SourceMark(source.lines.position(at: found.range.lowerBound), in: path.text))
        }
    }

    private static func emptyFunctions(in text: String) -> [String] {
        let outline = Outline(text)
        let functions = outline.allDeclarations.filter {
            $0.kind == .func && $0.bodyRange.map { outline.tokens(in: $0).count } == 2
        }
        return functions.map(\.name)
    }
}
