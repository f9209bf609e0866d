import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// One file as checks see it. The code of its bodies is read once for all checks, and released with this object.
final class FileContext {
    let app: LintContext
    let index: Int
    let file: SourceFile
    var outline: Outline { file.outline }
    var newline: String { FileLayout(of: document.bytes, isSwift: false).newline }

    lazy var code = file.code()
    lazy var calls = code.calls.map { NamedCall(name: $0.name, call: $0) }
    lazy var callsByRange = Dictionary(calls.map { ($0.call.range, $0) }, uniquingKeysWith: { first, _ in first })
    lazy var declarations = code.declarations
    lazy var localsByName = Dictionary(grouping: declarations.filter(\.isLocal), by: \.name)
    lazy var assignments = code.assignments
    lazy var document = SwiftDocument(Array(outline.source.bytes(in: 0..<outline.source.count)), outline: outline)
    lazy var functionNames = Set(declarations.filter { $0.kind == .func }.map(\.name))
    lazy var catchBlocks = RangeIndex(
        code.blocks.map(\.range).filter { block in
            let line = document.lineStart(block.lowerBound)..<block.lowerBound
            return outline.tokens(in: line).contains { $0.keyword == .catch }
        }
    )

    /// A call with its name, which many checks ask for.
    struct NamedCall {
        let name: String
        let call: Call
    }

    init(_ app: LintContext, _ index: Int) {
        self.app = app
        self.index = index
        file = app.model.files[index]
    }

    /// Whether a type of the file, or one that it extends, has one of some roles.
    func hasType(in roles: [String]) -> Bool { file.typeNames.contains { app.has($0, oneOf: roles) } }

    /// The types, extensions and functions around a byte offset, outer before inner.
    func scopes(at offset: Int) -> [Declaration] {
        outline.declarations(around: offset).filter { $0.kind.hasMembers || $0.bodyRange != nil }
    }

    /// The type around a byte offset: the one that an extension extends, too.
    func type(at offset: Int) -> TypeDeclaration? {
        guard let scope = scopes(at: offset).last(where: \.kind.hasMembers) else { return nil }
        let name = TypeText.bare(of: scope.name)
        // Types of one name may be nested in others.
        let around = app.model.types(named: name).first { $0.place.file == index && $0.place.declaration == scope }
        return around ?? app.model.type(name)
    }

    /// What a place is called in baselines: `FavoritesViewController.setupUI`.
    func name(at offset: Int) -> String {
        let scopes = scopes(at: offset)
        guard let last = scopes.last else { return file.path.text }
        let type = scopes.last(where: \.kind.hasMembers).map { TypeText.bare(of: $0.name) }
        if last.kind.hasMembers { return type ?? last.name }
        let member = last.kind == .accessor ? last.parent?.name ?? last.name : last.name
        return type.map { "\($0).\(member)" } ?? member
    }
}
