import SwiftOutline

/// One file as checks see it: what its bodies hold is read once for all of them, and forgotten with the view.
final class FileView {
    let app: AppView
    let index: Int
    let file: SourceFile
    var outline: Outline { file.outline }

    lazy var code = file.code()
    lazy var calls = code.calls.map(NamedCall.init)
    lazy var closures = code.closures
    lazy var assignments = code.assignments
    lazy var strings = code.stringLiterals
    /// The types, extensions and functions of the file, outer before inner.
    lazy var scopes = outline.allDeclarations.filter { $0.kind.hasMembers || $0.bodyRange != nil }
    private lazy var nesting = Nesting(scopes.map(\.range))
    private var namedScopes: [Int: IndexedType?] = [:]

    /// A call with what tells most to be none of those that a check looks for: the length of its name in bytes, and the first of these.
    struct NamedCall {
        let call: Call
        let nameLength: Int
        let firstByte: UInt8

        var name: String { call.name }

        init(_ call: Call) {
            self.call = call
            let bytes = call.nameBytes
            (nameLength, firstByte) = (bytes.count, bytes.first ?? 0)
        }
    }

    init(_ app: AppView, _ index: Int) {
        self.app = app
        self.index = index
        file = app.index.files[index]
    }

    /// Whether one of some names may stand in the file: a quick look before its bodies are read.
    func mayName(_ wanted: NameSet) -> Bool { file.names.mayHold(wanted.marks) }

    /// Whether a closure, and nothing around it, is what something is set to.
    func assignsClosure() -> Bool {
        outline.tokens.withUnsafeBufferPointer { tokens in
            tokens.indices.dropLast().contains { tokens[$0].kind == .equal && tokens[$0 + 1].kind == .leftBrace }
        }
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
