import AppModel
import Diagnostics
import Styles
import SwiftOutline

/// Checks that the types that written code names are declared by the app where the file can see them, by an imported
/// framework, or by Swift.
///
/// Files that import modules without a list of names are trusted, as are names that the app mentions elsewhere.
struct NamedTypes {
    let app: AppDeclarations
    let frameworks: FrameworkNames

    func problems(in scopes: [CodeScope]) -> [Problem] {
        var declared: Set<String> = ["Self", "Any", "Type", "Protocol"]
        for scope in scopes {
            declared.formUnion(Self.declaredNames(in: scope.changed).union(parametersOfExtended(in: scope.changed)))
        }
        let open = scopes.flatMap { unknown(in: $0.changed, besides: declared) }
        guard !open.isEmpty else { return [] }
        let mentioned = app.standing.sites(of: Set(open.map(\.name)), inPreviews: true)
        return open.compactMap { problem(with: $0, mentioned: mentioned[$0.name] != nil) }
    }

    /// A name that means nothing that is known.
    private struct Unknown {
        let name: String
        let file: SourceFile
        let mark: SourceMark
    }

    private func unknown(in changed: ChangedFile, besides declared: Set<String>) -> [Unknown] {
        let outline = changed.outline
        let imports = changed.file.imports.map(\.name)
        guard imports.allSatisfy({ frameworks.has($0) || app.hasModule($0) }) else { return [] }
        var seen: Set<String> = []
        let skipped = changed.skippedRanges
        return outline.tokens.indices.compactMap { index in
            let token = outline.tokens[index]
            guard token.kind == .identifier, !token.keyword.isReserved,
                outline.source.bytes(in: token.range).first?.isUppercase == true, outline.mayNameType(index),
                changed.isAdded(token.range)
            else { return nil }
            let name = outline.name(token)
            guard !seen.contains(name), !declared.contains(name), !ForeignTypes.mayDeclare(name),
                frameworks.owner(of: name, among: imports) == nil,
                !skipped.contains(where: { $0.contains(token.start) })
            else { return nil }
            let place = changed.viewpoint(at: token.start)
            if isInForeignExtension(place) { return nil }
            seen.insert(name)
            if app.type(name, from: place) != nil || imports.contains(name) { return nil }
            return Unknown(name: name, file: changed.file, mark: changed.mark(token.start))
        }
    }

    /// Whether a place is in an extension of a type that the app does not declare, whose names are not known.
    private func isInForeignExtension(_ place: Viewpoint) -> Bool {
        place.enclosing.contains { declaration in
            guard declaration.kind == .extension else { return false }
            return !app.parts(named: TypeText.bare(of: declaration.name)).contains { $0.declaration.kind.isType }
        }
    }

    private func problem(with unknown: Unknown, mentioned isMentioned: Bool) -> Problem? {
        let (name, file) = (unknown.name, unknown.file)
        let parts = app.parts(named: name).filter { $0.declaration.kind.isType && $0.declaration.parent == nil }
        guard let part = parts.first else {
            guard !isMentioned else { return nil }
            return Problem(
                ReferenceCheck.missing(name),
                at: unknown.mark,
                hint: Suggestion(among: app.standing.visibleTypes.map(\.name)).hint(for: name)
                    ?? "declare it, or choose an option of the style that does without it"
            )
        }
        let isElsewhere = parts.allSatisfy { part in
            app.target(of: part.file).map { !$0.name.isEmpty && !app.isImported(part.file, in: file) } ?? false
        }
        guard isElsewhere, app.target(of: file)?.name != "", !isReexported else { return nil }
        return Problem(
            "\"\(name)\" (\(part.mark)) is of the module \"\(app.target(of: part.file)?.name ?? "")\", which the file does not import",
            at: unknown.mark,
            hint: "import it, and add it to the target's dependencies"
        )
    }

    /// Whether a file imports a module on behalf of others.
    private var isReexported: Bool {
        app.standing.files.contains { file in file.imports.contains { $0.hasAttribute("_exported") } }
    }

    /// The names that a file declares: types and others, with generic parameters and local ones.
    private static func declaredNames(in changed: ChangedFile) -> Set<String> {
        var names: Set<String> = []
        for declaration in changed.outline.allDeclarations + changed.code.declarations {
            if declaration.parent != nil || !declaration.kind.isType { names.insert(declaration.name) }
            if let clause = declaration.genericClause { names.formUnion(changed.outline.names(in: clause.range)) }
        }
        return names
    }

    /// The generic parameters of the types that a file extends.
    private func parametersOfExtended(in changed: ChangedFile) -> Set<String> {
        let extended = changed.file.typesAndExtensions.filter { $0.kind == .extension }
        let parts = Set(extended.map { TypeText.bare(of: $0.name) }).flatMap(app.parts)
        return Set(
            parts.flatMap { part in
                let associated = part.declaration.members.filter { !$0.kind.isType && $0.kind != .func }.map(\.name)
                let clause = part.declaration.genericClause.map { part.file.outline.names(in: $0.range) } ?? []
                return clause + associated
            }
        )
    }
}

extension ChangedFile {
    /// Conditions, imports and the arguments of attributes, whose words are no types.
    fileprivate var skippedRanges: [Range<Int>] {
        let attributes = outline.allDeclarations.flatMap(\.attributes).map(\.range)
        let imports = file.imports.map(\.range)
        let conditions = outline.tokens.indices.filter {
            outline.tokens[$0].kind == .poundIf || outline.tokens[$0].kind == .poundElseif
        }
        return attributes + imports
            + conditions.map { start in
                var last = start
                while last + 1 < outline.tokens.count, !outline.tokens[last + 1].startsLine { last += 1 }
                return outline.tokens[start].start..<outline.tokens[last].end
            }
    }
}

extension Outline {
    /// Whether a capitalised name may be a type: it is no member, label, macro or attribute.
    fileprivate func mayNameType(_ index: Int) -> Bool {
        let before = index > 0 ? tokens[index - 1].kind : .endOfFile
        let after = tokens[index + 1].kind
        if [.period, .pound, .at, .poundAvailable].contains(before) { return false }
        let isLabel = after == .colon && (before == .leftParenthesis || before == .comma)
        return !isLabel
    }
}
