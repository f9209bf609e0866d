import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles
import SwiftOutline

/// The names in what a module on trial writes: none may be a name of a module that its style was learnt from, and none may be
/// its own where nothing declares it. No local value may be left without its use, and no type without its members.
struct WrittenNames {
    private let module: NameWords
    private let exemplars: [ModuleComparison]
    private let frameworks: FrameworkNames
    private let tree: FileTree
    private let app: AppModel
    /// What only files of modules learnt from declare, by the module.
    private let ofExemplars: [String: Set<String>]

    init(
        of module: String,
        like exemplars: [ModuleComparison],
        _ frameworks: FrameworkNames,
        in tree: FileTree
    ) throws(Failure) {
        (self.module, self.exemplars, self.frameworks, self.tree) = (NameWords(module), exemplars, frameworks, tree)
        let (app, own) = (try AppModel.of(tree), Set(exemplars.flatMap(\.files).map(\.path)))
        let others = Set(app.files.filter { !own.contains($0.path) }.flatMap(\.outline.allDeclarations).map(\.name))
        self.app = app
        ofExemplars = exemplars.reduce(into: [:]) { names, exemplar in
            let files = exemplar.files.compactMap { app.file(at: $0.path.text) }
            names[exemplar.module] = Set(files.flatMap(\.outline.allDeclarations).map(\.name)).subtracting(others)
        }
    }

    var problems: [Problem] {
        get throws(Failure) {
            let changes = tree.changes().filter { $0.path.isSource && AppModel.isWritten($0.path) && $0.new != nil }
            let known = declared(by: app)
            var found: [Problem] = []
            for change in changes {
                for exemplar in exemplars {
                    found += try problems(in: change, like: exemplar, declared: known)
                }
            }
            return found
        }
    }

    private func declared(by app: AppModel) -> Set<String> {
        Set(app.types.map(\.name)).union(app.memberNames)
    }

    /// The names in the lines that a change adds.
    private func problems(in change: FileChange, like exemplar: ModuleComparison, declared: Set<String>)
        throws(Failure) -> [Problem]
    {
        let new = change.new ?? []
        let added = added(by: change)
        let names = NameMap(NameMap.pairs(from: module, to: NameWords(exemplar.module)))
        let like = CodeLines(new, reading: names)
        let path = (try? RelativePath(names.renamed(text: change.path.text))) ?? change.path
        let original = try tree.read(path)
        let standing = CodeLines(change.old ?? original ?? [])
        // What all modules have is none's own.
        let own = exemplars.count < 2 ? [] : added.intersection(lacking(change))
        let map = NameMap(finding: NameWords(exemplar.module))
        let outline = Outline(SourceText(new))
        let table = LineTable(outline.source)
        let bare = outline.bareNames
        var found: [Problem] = []
        for index in outline.tokens.indices {
            let line = table.position(at: outline.tokens[index].start).line
            guard added.contains(line) else { continue }
            let name = outline.name(outline.tokens[index])
            let message: String
            if own.contains(line), isOwn(index, in: outline, map, declared) || isLost(index, in: outline, exemplar) {
                message = "modules of the style would name \"\(name)\", which is of \(exemplar.module)"
            } else if let old = undeclared(index, in: outline, names, declared) {
                message =
                    "modules of the style would use what they do not declare, as \(exemplar.module) uses \"\(old)\""
            } else if bare.contains(outline.tokens[index].start), isFilled(name, in: change.path) {
                message = "modules of the style would have nothing of \"\(name)\" but its declaration"
            } else {
                continue
            }
            guard !found.contains(where: { $0.message == message }) else { continue }
            let place = standing.number(of: line, in: like).map { SourceMark(source: path.text, line: $0) }
            let file = original == nil ? exemplar.files[0].path : path
            found.append(Problem(message, at: place ?? SourceMark(source: file.text)))
        }
        return found
    }

    /// The numbers of the lines that a change adds, without parts of a line that it breaks.
    private func added(by change: FileChange) -> Set<Int> {
        let (old, new) = (CodeLines(change.old ?? []), CodeLines(change.new ?? []))
        let missing = Set(new.missing(in: old))
        let added = new.lines.filter { number, code in
            missing.contains(number) && !old.lines.contains { $0.code.contains(code) }
        }
        return Set(added.map(\.number))
    }

    /// The numbers of the lines that one of the modules lacks.
    private func lacking(_ change: FileChange) -> Set<Int> {
        var found: Set<Int> = []
        for module in exemplars {
            let names = NameMap(NameMap.pairs(from: self.module, to: NameWords(module.module)))
            let own = module.files.filter(\.isSwift).compactMap(\.standing).joined()
            let standing = CodeLines(Array((change.old ?? []) + own))
            found.formUnion(CodeLines(change.new ?? [], reading: names).missing(in: standing))
        }
        return found
    }

    /// Whether a token is a name of the app or a text with the words of a module.
    private func isOwn(_ index: Int, in outline: Outline, _ map: NameMap, _ declared: Set<String>) -> Bool {
        let token = outline.tokens[index]
        let text = outline.name(token)
        guard token.kind != .identifier else {
            guard map.matches(text), !declared.contains(text) else { return map.matches(text) }
            let imports = outline.declarations.filter { $0.kind == .import }.map(\.name)
            let isType = text.first?.isUppercase == true && frameworks.owner(of: text, among: imports) == nil
            // What a tool makes of the module's texts and assets has a type before it: `L10n.moviesTitle`.
            let isMember = index > 0 && outline.tokens[index - 1].kind == .period
            let base = isMember ? outline.text(outline.tokens[outline.startOfBase(of: index)]) : ""
            return isType || RoleWords.isMark(NameWords(text).words) || base.first?.isUppercase == true
        }
        let isText = [.string, .stringStart, .stringMiddle, .stringEnd].contains(token.kind)
        return isText && map.renamed(text: text) != text
    }

    /// Whether a token is an implicit member or a function that only files of a module learnt from declare.
    private func isLost(_ index: Int, in outline: Outline, _ exemplar: ModuleComparison) -> Bool {
        let token = outline.tokens[index]
        guard token.kind == .identifier, ofExemplars[exemplar.module]?.contains(outline.name(token)) == true else {
            return false
        }
        let isMember = index > 0 && outline.tokens[index - 1].kind == .period
        return isMember
            ? outline.startOfBase(of: index) == index - 1
            : outline.tokens[index + 1].kind == .leftParenthesis
    }

    /// Whether each of the modules learnt from has more of a name than its declaration.
    private func isFilled(_ name: String, in path: RelativePath) -> Bool {
        exemplars.allSatisfy { exemplar in
            let names = NameMap(NameMap.pairs(from: module, to: NameWords(exemplar.module)))
            guard let outline = app.file(at: names.renamed(text: path.text))?.outline else { return false }
            let (old, bare) = (names.renamed(name) ?? name, outline.bareNames)
            let places = outline.tokens.filter { outline.name($0) == old }
            return !places.isEmpty && !places.contains { bare.contains($0.start) }
        }
    }

    /// The module's name for what a token names, if the app declares that and nothing for the new module.
    private func undeclared(_ index: Int, in outline: Outline, _ names: NameMap, _ declared: Set<String>) -> String? {
        let name = outline.name(outline.tokens[index])
        guard outline.isOfOther(index), !declared.contains(name), let old = names.renamed(name), declared.contains(old)
        else { return nil }
        return old
    }
}

extension Outline {
    /// Where names of local values are declared that nothing uses, and those of types without members.
    fileprivate var bareNames: Set<Int> {
        let code = code()
        let locals = code.declarations.filter { [.let, .var].contains($0.kind) && $0.isLocal && $0.name != "_" }
        let unused = locals.filter { local in
            guard let around = declarations(around: local.range.lowerBound).last(where: { !$0.isLocal }) else {
                return false
            }
            return tokens(in: around.range).count { name($0) == local.name } == 1
        }
        let types = allDeclarations.filter { [.class, .struct, .actor].contains($0.kind) && $0.members.isEmpty }
        return Set((unused + types).map(\.nameRange.lowerBound))
    }

    /// The names of types and members that a text uses.
    var namesOfOthers: [String] { tokens.indices.filter(isOfOther).map { name(tokens[$0]) } }

    /// Whether a token is the name of a type or of a member, and no local value's.
    func isOfOther(_ index: Int) -> Bool {
        guard tokens[index].kind == .identifier else { return false }
        let before = index > 0 ? tokens[index - 1] : nil
        guard before?.keyword != .import else { return false }
        return before?.kind == .period || source.text(tokens[index].range).first?.isUppercase == true
    }
}
