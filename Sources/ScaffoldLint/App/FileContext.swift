import SwiftOutline

/// One file as checks see it: what its bodies hold is read once for all of them, and forgotten with the view.
final class FileContext {
    let app: LintContext
    let index: Int
    let file: SourceFile
    var outline: Outline { file.outline }

    lazy var code = file.code()
    lazy var calls = code.calls.map { NamedCall(name: $0.name, call: $0) }
    lazy var closures = code.closures
    lazy var assignments = code.assignments
    lazy var strings = code.stringLiterals
    /// The types, extensions and functions of the file, outer before inner.
    lazy var scopes = outline.allDeclarations.filter { $0.kind.hasMembers || $0.bodyRange != nil }
    private lazy var nesting = Nesting(scopes.map(\.range))
    private var namedScopes: [Int: IndexedType?] = [:]

    /// A call with its name, which many checks ask for.
    struct NamedCall {
        let name: String
        let call: Call
    }

    init(_ app: LintContext, _ index: Int) {
        self.app = app
        self.index = index
        file = app.index.files[index]
    }

    /// Whether a type of the file, or one that it extends, has one of some roles.
    func hasType(in roles: [String]) -> Bool {
        file.typeNames.contains { app.has($0, oneOf: roles) }
    }

    /// The declarations around a byte offset, outer before inner.
    func scopes(at offset: Int) -> [Declaration] {
        nesting.around(offset).map { scopes[$0] }
    }

    /// The type around a byte offset: the one that an extension extends, too.
    func type(at offset: Int) -> IndexedType? {
        guard let scope = nesting.around(offset).last(where: { scopes[$0].kind.hasMembers }) else { return nil }
        if let known = namedScopes[scope] { return known }
        let type = app.index.type(IndexedType.bareName(of: scopes[scope].name))
        namedScopes[scope] = type
        return type
    }

    /// What a place is called in baselines: `FavoritesViewController.setupUI`.
    func name(at offset: Int) -> String {
        let scopes = scopes(at: offset)
        guard let last = scopes.last else { return file.path.text }
        let type = scopes.last(where: \.kind.hasMembers).map { IndexedType.bareName(of: $0.name) }
        if last.kind.hasMembers { return type ?? last.name }
        let member = last.kind == .accessor ? last.parent?.name ?? last.name : last.name
        return type.map { "\($0).\(member)" } ?? member
    }
}
