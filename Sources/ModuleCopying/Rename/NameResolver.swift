import AppModel
import Diagnostics
import SwiftOutline

/// Tells whether a name in the code refers to a declaration that is copied.
///
/// One spelling may have several declarations. Where only some of them are copied, the place decides: the base of a member, the
/// callee of a label, the function around a local name. Where `CodeScope` does not know, all candidates are kept, and the name is
/// taken for one that stays.
final class NameResolver {
    let app: AppModel
    let index: NameIndex
    let declarations: AppDeclarations
    private var scopes: [Int: CodeScope] = [:]
    private let found = Memo()
    private var known: [Site: [NameSite]?] = [:]
    /// The files that describe targets: what each package's manifest, or all of Tuist's together, declare is known in these only.
    let targetLists: [Int: Int]

    /// - Parameter declarations: What the app declares, with nothing written.
    init(_ index: NameIndex, in declarations: AppDeclarations) {
        let app = declarations.standing
        (self.app, self.index, self.declarations) = (app, index, declarations)
        let lists = app.files.indices.filter { app.files[$0].isTargetList }
        targetLists = Dictionary(uniqueKeysWithValues: lists.map { ($0, app.files[$0].role == .manifest ? $0 : -1) })
    }

    /// The code of a file, with what its expressions mean.
    func scope(of file: Int) -> CodeScope {
        if let known = scopes[file] { return known }
        let scope = CodeScope(ChangedFile(app.files[file]), in: declarations)
        scopes[file] = scope
        return scope
    }

    func code(of file: Int) -> Code { scope(of: file).changed.code }

    /// The declarations of a name in all files, local ones too, in the files' code.
    func declarations(named name: String) -> [(file: Int, declaration: Declaration)] {
        found.value(for: name) {
            app.files.indices.filter { app.files[$0].outline.source.contains(name) }.flatMap { file in
                code(of: file).declarations.filter { $0.isNamed(name) }.map { (file, $0) }
            }
        }
    }

    func type(of part: DeclaredPart) -> KnownType { declarations.type(of: part) }

    /// Whether the name at a token is that of something copied.
    func isCopied(_ token: Int, in file: Int, by copied: CopiedCode) -> Bool {
        if isTarget(token, in: file, copied) { return true }
        guard var candidates = candidates(for: token, in: file) else { return false }
        if !copied.files.contains(file) {
            // What a value has is no case of an enum.
            if isOfValue(token, in: app.files[file].outline) { candidates.removeAll { $0.kind == .enumCase } }
            // Outside of the module, names refer to what it keeps for itself only if there is nothing else.
            candidates = candidates.preferring { !copied.kept.contains($0.site) }
        }
        return !candidates.isEmpty && candidates.allSatisfy(copied.holds)
    }

    /// Whether the copy of some code differs from it.
    func changes(_ range: Range<Int>, in file: Int, by copied: CopiedCode) -> Bool {
        namesCopied(range, in: file, by: copied) || hasOwnText(range, in: file)
    }

    /// Whether some code names something copied.
    func namesCopied(_ range: Range<Int>, in file: Int, by copied: CopiedCode) -> Bool {
        tokens(in: range, of: file).contains { isCopied($0, in: file, by: copied) }
    }

    /// Whether a literal in a range of bytes names the module and is the module's own.
    func hasOwnText(_ range: Range<Int>, in file: Int) -> Bool {
        let outline = app.files[file].outline
        return outline.tokens.indices(in: range).contains { position in
            let text = outline.text(outline.tokens[position])
            return outline.tokens[position].kind == .string && index.map.renamed(text: text) != text
                && TextUse().reason(toKeep: position, in: outline) == nil
        }
    }

    /// The tokens in a range of bytes that have the module's words.
    func tokens(in range: Range<Int>, of file: Int) -> [Int] {
        (index.tokens[file] ?? []).filter { range.contains(app.files[file].outline.tokens[$0].start) }
    }

    private func isTarget(_ token: Int, in file: Int, _ copied: CopiedCode) -> Bool {
        guard !copied.targets.isEmpty else { return false }
        let outline = app.files[file].outline
        let name = outline.text(outline.tokens[token])
        if GeneratedName.isMade(name, ofOneOf: copied.targets) { return declared(name).isEmpty }
        guard copied.targets.contains(name) else { return false }
        // The name of a target may stand before that of a type.
        let isQualifier =
            outline.tokens[token + 1].kind == .period && (token == 0 || outline.tokens[token - 1].kind != .period)
        return isQualifier && declared(name).isEmpty
            || app.files[file].imports.contains { $0.range.contains(outline.tokens[token].start) }
    }

    /// The members of the standard library's types that a module may be named after: those of a value of unknown type are the library's.
    private static let ofCollections: Set = [
        "map", "filter", "reduce", "first", "last", "count", "index", "indices", "contains", "insert", "remove",
        "append", "min", "max", "sort", "sorted", "keys", "values", "prefix", "suffix", "split", "joined",
        "description", "hash",
    ]

    // MARK: - Candidates

    /// The declarations that a name may refer to, as few as its place tells; `nil` if the app declares none.
    ///
    /// Found once for each name: a search asks again for each fragment around it.
    func candidates(for token: Int, in file: Int) -> [NameSite]? {
        let site = Site(file: file, offset: token)
        if let known = known[site] { return known }
        let found = findCandidates(for: token, in: file)
        known[site] = .some(found)
        return found
    }

    private func findCandidates(for token: Int, in file: Int) -> [NameSite]? {
        let outline = app.files[file].outline
        let offset = outline.tokens[token].start
        let isMember = token > 0 && outline.tokens[token - 1].kind == .period
        var all = declared(outline.spelling(outline.tokens[token]) ?? "")
        if app.files[file].imports.contains(where: { $0.range.contains(offset) }) {
            // `import class Movies.MoviesView`
            let types = all.filter { $0.kind == .type && $0.owner.isEmpty }
            return isMember && !types.isEmpty ? types : nil
        }
        if !targetLists.isEmpty { all.removeAll { targetLists[$0.file] != targetLists[file] } }
        all.removeAll { $0.file != file && $0.isPrivate || isMember && $0.kind == .local }
        if isMember { all.removeAll { isHidden($0, behind: token, in: file) } }
        if isMember, isOfElsewhere(token, in: file) { all.removeAll { isOfOwnType($0) } }
        if isMember, let base = foreignBase(of: token, in: file) { all.removeAll { $0.owner != base } }
        if isMember, isResource(token, in: file) { all.removeAll { !GeneratedName.resources.contains($0.owner) } }
        if isMember, targetLists[file] == nil, all.contains(where: { $0.kind == .enumCase }),
            outline.startOfBase(of: token) == token - 1
        {
            let beside = members(beside: offset, in: file)
            all.removeAll { $0.kind == .enumCase && !beside.isEmpty && !isDeclared(beside, with: $0) }
        }
        all = seen(all, from: file)
        guard !all.isEmpty else { return nil }
        if let own = all.first(where: { $0.site == Site(file: file, offset: offset) }) {
            guard own.kind == .local, outline.isShorthand(token) else { return [own] }
            return [own] + (inScope(all.filter { $0.site != own.site }, offset, file) ?? [])
        }
        if isMember, Self.ofCollections.contains(outline.text(outline.tokens[token])) {
            all = scope(of: file).owner(ofName: token).map { owner in all.filter { isDeclared($0, by: owner) } } ?? []
            guard !all.isEmpty else { return nil }
        }
        if !isMember, outline.tokens[token + 1].kind == .colon, let labelled = labels(all, offset, file) {
            return labelled.isEmpty ? nil : labelled
        }
        if all.count == 1 { return all }
        if isMember { return members(all, token, file) }
        return unqualified(all, offset, file)
    }

    /// The declarations without the types of other targets that one of the file's own target hides.
    private func seen(_ all: [NameSite], from file: Int) -> [NameSite] {
        let types = all.filter { $0.kind == .type && $0.owner.isEmpty }
        guard types.count > 1, Set(types.map(\.file)).count > 1 else { return all }
        let own = Set(types.filter { declarations.areOfOneTarget(app.files[$0.file], app.files[file]) }.map(\.site))
        return own.isEmpty ? all : all.filter { $0.kind != .type || !$0.owner.isEmpty || own.contains($0.site) }
    }

    /// The declarations with a name, or with that of the property behind a stored `_movies`.
    private func declared(_ name: String) -> [NameSite] {
        index.sites[name] ?? (name.hasPrefix("_") ? index.sites[String(name.dropFirst())] : nil) ?? []
    }

    /// The implicit members in the list or the switch in which one stands, which are all of one type.
    private func members(beside offset: Int, in file: Int) -> [String] {
        let (outline, code) = (app.files[file].outline, code(of: file))
        let list = code.arrayLiterals.last {
            $0.elements.contains { $0.range.lowerBound < offset && offset <= $0.range.lowerBound + 1 }
        }
        let labels = code.switches.last { $0.cases.contains { $0.labelRange.contains(offset) } }
        let patterns = labels?.cases.flatMap(\.items).map { outline.parts(ofPattern: $0.range) } ?? []
        let own = patterns.first { $0.contains { $0.contains(offset) } } ?? []
        let column = own.firstIndex { $0.contains(offset) } ?? 0
        let beside = patterns.filter { $0.count == own.count }.map { $0[column] }
        let members = (list?.elements.map(\.range) ?? beside).compactMap { place -> Token? in
            let tokens = outline.tokens[outline.tokens.firstIndex(from: place.lowerBound)...]
            let first = tokens.first { ![.let, .var].contains($0.keyword) }
            return first?.kind == .period ? tokens.first { $0.kind == .identifier && $0.start > place.lowerBound } : nil
        }
        // One in the values of a case may be of another type.
        return members.contains { $0.start == offset } ? members.map(outline.name) : []
    }

    /// Whether the enum of a case has all of some members.
    private func isDeclared(_ names: [String], with site: NameSite) -> Bool {
        let file = app.files[site.file]
        guard let own = file.outline.declarations(around: site.offset).last?.parent else { return true }
        let type = declarations.type(of: DeclaredPart(file: file, declaration: own))
        // The value may be an optional one.
        return names.allSatisfy { ["none", "some"].contains($0) || !type.members(named: $0).isEmpty }
    }

    /// Whether a member follows the name of a value, and not in a key path, which may lead to a case.
    private func isOfValue(_ token: Int, in outline: Outline) -> Bool {
        guard token > 1, outline.tokens[token - 1].kind == .period, !outline.isInKeyPath(token) else { return false }
        let base = outline.tokens[token - 2]
        return base.kind == .identifier && base.keyword == .none && outline.text(base).first?.isLowercase == true
    }

    private func unqualified(_ all: [NameSite], _ offset: Int, _ file: Int) -> [NameSite] {
        let others = all.filter { $0.kind != .local && $0.kind != .label }
        return inScope(all, offset, file) ?? (others.isEmpty ? all : others.preferring(\.owner.isEmpty))
    }

    /// The declarations around a place, the innermost that have the name; `nil` if none has.
    private func inScope(_ all: [NameSite], _ offset: Int, _ file: Int) -> [NameSite]? {
        let locals = all.filter {
            $0.file == file && ($0.kind == .local || $0.kind == .label) && $0.scope.contains(offset)
        }
        if let least = locals.map(\.scope.count).min() { return locals.filter { $0.scope.count == least } }
        let others = all.filter { $0.kind != .local && $0.kind != .label }
        let around = app.files[file].outline.declarations(around: offset).filter(\.kind.hasMembers)
        for declaration in around.reversed() {
            let type = declarations.type(of: DeclaredPart(file: app.files[file], declaration: declaration))
            let own = others.filter { isDeclared($0, by: type) }
            if !own.isEmpty { return own }
        }
        return nil
    }

    private func members(_ all: [NameSite], _ token: Int, _ file: Int) -> [NameSite] {
        let outline = app.files[file].outline
        let isOfType = { (site: NameSite) in site.kind != .label && !site.owner.isEmpty }
        let isTop = { (site: NameSite) in site.kind == .type || site.kind == .global }
        var fitting = all.contains(where: isOfType) ? all.filter(isOfType) : all.preferring(isTop)
        guard fitting.count > 1 else { return fitting }
        if let property = outline.property(ofAttributeAt: outline.tokens[token].start) {
            // `@Dependency(\.movies) var movies` leads to a member of other values.
            fitting.removeAll { $0.file == file && $0.offset == property.nameRange.lowerBound }
        } else if let owner = scope(of: file).owner(ofName: token) {
            fitting = fitting.preferring { isDeclared($0, by: owner) }
        } else if outline.isInKeyPath(token) {
            fitting = keyed(fitting, token, file)
        } else if outline.startOfBase(of: token) == token - 1 {
            let types = parameterTypes(for: outline.tokens[token - 1].start, in: file)
            fitting = fitting.preferring(\.isStatic).preferring { types.contains($0.owner) }
        } else if token > 1 {
            let base = outline.text(outline.tokens[token - 2])
            // A type that a superclass of a framework could hide is most likely the app's own.
            fitting = fitting.preferring { base.first?.isUppercase == true ? $0.owner == base : !$0.isStatic }
            // The value is most likely of the type that it is named after, as in a closure `state, action in`.
            let place = scope(of: file).changed.viewpoint(at: outline.tokens[token].start)
            let type = fitting.count > 1 ? declarations.type(NameWords(base).pascal, from: place) : nil
            fitting = fitting.preferring { site in type.map { isDeclared(site, by: $0) } ?? false }
        }
        if outline.isInKeyPath(token) { fitting = fitting.preferring { $0.kind == .member && !$0.isCallable } }
        let isCalled = outline.tokens[token + 1].kind == .leftParenthesis
        if isCalled { fitting = taking(argumentsOf: token, file, fitting) }
        if isCalled, fitting.allSatisfy({ $0.kind == .enumCase }) {
            fitting = taking(fitting, token, file)
        }
        let isProjected = outline.isProjection(outline.tokens[token])
        lazy var isPattern = isPattern(token, in: file)
        return fitting.preferring {
            isProjected
                ? !$0.isCallable
                : $0.kind == .enumCase && !isCalled && isPattern || $0.isCallable == isCalled
                    || isCalled && $0.isOfFunction
        }
        // A pattern with values is that of a case, whatever functions have its name.
        .preferring { $0.kind == .enumCase || !isCalled || !isPattern }
    }

    /// Whether a name is in the pattern of a case, where cases with values may stand without them.
    func isPattern(_ token: Int, in file: Int) -> Bool {
        let outline = app.files[file].outline
        let offset = outline.tokens[token].start
        return token > 1 && outline.tokens[token - 2].keyword == .case || outline.isInKeyPath(token)
            || code(of: file).switches.contains { $0.cases.contains { $0.labelRange.contains(offset) } }
    }

    func isDeclared(_ site: NameSite, by type: KnownType) -> Bool {
        type.has(site.offset, in: app.files[site.file])
    }
}
