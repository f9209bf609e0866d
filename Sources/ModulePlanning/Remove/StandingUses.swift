import AppModel
import Diagnostics
import ModuleSpecs
import FileTransaction
import SwiftEdits
import SwiftOutline

/// Finds what a removal would leave in the app although it uses what goes, and thus would not compile.
///
/// Names are looked up in the app as it is on the disk, where they still have a meaning.
struct StandingUses {
    private let app: AppDeclarations
    private let tree: FileTree
    /// The names that go, with the places of their declarations.
    private var gone: [String: Set<Place>] = [:]
    /// The names that the rest of the app declares.
    private var kept: Set<String> = []
    /// The places of the names that stay in files that the removal edits.
    private var staying: [RelativePath: Set<Int>] = [:]

    private struct Place: Hashable {
        let path: RelativePath
        let offset: Int
    }

    /// - Parameter tree: The app after the removal, which is not written yet.
    init(in tree: FileTree) throws(Failure) {
        self.tree = tree
        app = AppDeclarations(standing: try AppModel.onDisk(of: tree), writing: [])
        let changed = Set(tree.changedPaths)
        for file in app.standing.files {
            if changed.contains(file.path) { staying[file.path] = try names(stayingIn: file) }
            for declaration in file.outline.allDeclarations {
                let place = Place(path: file.path, offset: declaration.nameRange.lowerBound)
                if stays(place) {
                    kept.insert(declaration.name)
                } else if Self.isNamed(declaration), !isInGoneType(declaration, of: file) {
                    gone[declaration.name, default: []].insert(place)
                }
            }
        }
    }

    /// The offsets of the tokens of a file that the removal leaves in it.
    ///
    /// Whole lines are compared first: those of a large entry are mostly equal to the original's, and few of their tokens tell which go.
    private func names(stayingIn file: SourceFile) throws(Failure) -> Set<Int> {
        guard let left = try tree.outline(of: file.path) else { return [] }
        let (old, new) = (TokenSpan(file.outline), TokenSpan(left))
        let (lines, newLines) = (old.lines, new.lines)
        var (numbering, words) = (Numbering<[String]>(), Numbering<String>())
        let list = ChangeList(
            from: numbering.numbers(lines.map { Array(old.texts[$0]) }),
            to: numbering.numbers(newLines.map { Array(new.texts[$0]) })
        )
        let gone = list.changes.flatMap { change -> [Int] in
            let (own, others) = (lines[change.old].joined(), newLines[change.new].joined())
            let start = own.first ?? 0
            let parts = ChangeList(
                from: words.numbers(own.map { old.texts[$0] }),
                to: words.numbers(others.map { new.texts[$0] })
            )
            return parts.changes.flatMap {
                old.slidToWhole(start + $0.old.lowerBound..<start + $0.old.upperBound)
            }
        }
        return Set(Set(old.tokens.indices).subtracting(gone).map { old.tokens[$0].start })
    }

    private func stays(_ place: Place) -> Bool { staying[place.path]?.contains(place.offset) ?? true }

    /// Whether the type around a declaration goes: its uses are uses of that type.
    private func isInGoneType(_ declaration: Declaration, of file: SourceFile) -> Bool {
        guard let type = declaration.parent, type.kind.isType else { return false }
        return !stays(Place(path: file.path, offset: type.nameRange.lowerBound))
    }

    private static func isNamed(_ declaration: Declaration) -> Bool {
        declaration.kind.isType || [.func, .var, .let, .case, .typealias].contains(declaration.kind)
    }

    // MARK: - Uses

    /// One error for each line with such a use.
    ///
    /// - Parameter isLeftAlone: Tells the files that are not looked at.
    func problems(of module: String, besides isLeftAlone: (SourceFile) -> Bool) -> [Problem] {
        let table = NameTable(Set(gone.keys))
        return app.standing.files.filter { !isLeftAlone($0) }.flatMap { file -> [Problem] in
            let outline = file.outline
            let found = table.uses(in: outline).filter { _, token in
                // Of two equal ends of elements, the comparison may have taken either for the one that goes.
                let isMember = token > 0 && outline.tokens[token - 1].kind == .period
                let chain = (isMember ? outline.startOfBase(of: token) : token)...token
                return chain.allSatisfy { stays(Place(path: file.path, offset: outline.tokens[$0].start)) }
            }
            guard !found.isEmpty else { return [] }
            let scope = CodeScope(ChangedFile(file), in: app)
            let declared = Set((outline.allDeclarations + scope.changed.code.declarations).map(\.nameRange.lowerBound))
            var lines: Set<Int> = []
            return found.compactMap { name, token in
                let offset = outline.tokens[token].start
                let line = file.lines.position(at: offset).line
                guard !lines.contains(line), !declared.contains(offset), isUse(of: name, token, scope) else {
                    return nil
                }
                lines.insert(line)
                let text = outline.source.text(file.lines.range(ofLine: line)).trimmingSpaces
                return Problem(
                    "\"\(text)\" still uses \"\(name)\" of \(module)",
                    at: scope.changed.mark(offset),
                    hint: RemovalRun.wayOn
                )
            }
        }
    }

    /// Whether a name certainly refers to what goes.
    private func isUse(of name: String, _ token: Int, _ scope: CodeScope) -> Bool {
        let outline = scope.changed.outline
        let offset = outline.tokens[token].start
        if outline.isLabel(token) { return false }
        if let owner = scope.owner(ofName: token) { return areGone(owner.members(named: name)) }
        guard token > 0, outline.tokens[token - 1].kind == .period else {
            let place = scope.changed.viewpoint(at: offset)
            if let type = app.type(name, from: place) { return areGone(type.parts.filter(\.declaration.kind.isType)) }
            return isGlobal(name) && !isLocal(name, scope.changed)
        }
        // What no known type asks for may be a framework's where a framework is called.
        guard outline.startOfBase(of: token) == token - 1, !kept.contains(name) else { return false }
        let call = scope.changed.code.calls.last { $0.argumentsRange?.contains(offset) == true }
        return call.map { kept.contains($0.name) } ?? true
    }

    private func areGone(_ parts: [DeclaredPart]) -> Bool {
        !parts.isEmpty
            && parts.allSatisfy { part in
                !stays(Place(path: part.file.path, offset: part.declaration.nameRange.lowerBound)) && !isLeft(part)
            }
    }

    /// Whether the removal leaves the same declaration in the same type: of two that are equal, the comparison may have taken either
    /// for the one that goes.
    private func isLeft(_ part: DeclaredPart) -> Bool {
        let (own, outline) = (part.declaration, part.file.outline)
        guard let left = try? tree.outline(of: part.file.path) else { return false }
        return left.allDeclarations { $0 == own.kind }.contains { other in
            other.isNamed(own.name) && other.parent?.name == own.parent?.name
                && left.source.text(other.range) == outline.source.text(own.range)
        }
    }

    /// Whether a name that goes is of a function or value outside of types.
    private func isGlobal(_ name: String) -> Bool {
        guard !kept.contains(name), let places = gone[name] else { return false }
        return app.standing.files.contains { file in
            file.outline.declarations.contains { declaration in
                declaration.isNamed(name)
                    && places.contains(Place(path: file.path, offset: declaration.nameRange.lowerBound))
            }
        }
    }

    /// Whether the file introduces the name in a body or as a parameter.
    private func isLocal(_ name: String, _ changed: ChangedFile) -> Bool {
        changed.code.declarations.contains { $0.isNamed(name) }
            || changed.outline.allDeclarations.contains { $0.parameters.contains { $0.name == name } }
    }
}

extension TokenSpan {
    fileprivate init(_ outline: Outline) {
        let bytes = Array(outline.source.bytes)
        self.init(0..<bytes.count, in: SwiftDocument(bytes, outline: outline))
    }

    /// The tokens of each line that has one.
    fileprivate var lines: [Range<Int>] {
        let starts = tokens.indices.filter { $0 == 0 || tokens[$0].startsLine }
        return zip(starts, starts.dropFirst() + [tokens.count]).map { $0..<$1 }
    }
}

extension Outline {
    /// Whether a name is the label of an argument or parameter.
    fileprivate func isLabel(_ token: Int) -> Bool {
        guard tokens[token + 1].kind == .colon, token > 0 else { return false }
        return [.leftParenthesis, .comma, .underscore].contains(tokens[token - 1].kind)
    }
}
