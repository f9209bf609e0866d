import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// The fragments of the app's code that a copy of a module repeats, and those that need each other.
///
/// A repeated fragment declares names, which copies or other fragments may need, so the search ends when nothing more is found.
struct FragmentSearch {
    let copy: CopiedModule
    private let excluded: Set<CodeFragment>
    private(set) var copied: CopiedCode
    private(set) var fragments: [CodeFragment] = []
    var known: Set<CodeFragment> = []
    /// The cases that are not repeated as their places lead to the elements of a list.
    private(set) var counted: [Site] = []
    /// The files outside of the module that name it.
    let files: [Int]
    /// Those of them that are no links to it from another module.
    let open: Set<Int>

    /// - Parameter excluded: What is not repeated.
    init(of copy: CopiedModule, without excluded: Set<CodeFragment>) {
        (self.copy, copied, self.excluded) = (copy, copy.code, excluded)
        let app = copy.app
        files = copy.resolver.index.tokens.keys.sorted().filter { file in
            let source = app.files[file]
            return !copy.code.files.contains(file) && !copy.extent.omittedFiles.contains(source.path)
                && copy.resolver.targetLists[file] == nil && !source.isGenerated
        }
        open = Set(files.filter { !copy.isLink(app.files[$0]) })
    }

    var app: AppModel { copy.app }
    var resolver: NameResolver { copy.resolver }

    /// Searches until nothing more is found.
    mutating func search() {
        for fragment in seeds { add(fragment) }
        var count = -1
        while count != known.count {
            count = known.count
            for file in files { search(file) }
        }
    }

    /// The fragments to start with: cases of enums that have one for each module, and types beside those of other modules in one file.
    private var seeds: [CodeFragment] {
        var used: Set<String> = []
        var found: Set<NameSite> = []
        for file in copied.files {
            let outline = app.files[file].outline
            let tokens = resolver.index.tokens[file] ?? []
            used.formUnion(tokens.compactMap { outline.spelling(outline.tokens[$0]) })
            found.formUnion(tokens.flatMap { references($0, in: file) })
        }
        let outer = found.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
        let constants = constants(among: outer) + outer.filter(isOfEachModule).compactMap(fragment)
        let names = used.filter {
            RoleWords.isOfModule(NameWords($0).words.dropFirst()) && !RoleWords.isShared(NameWords($0).words)
        }
        return constants + overloads
            + names.sorted().flatMap { resolver.index.sites[$0] ?? [] }.compactMap { site in
                let isType = site.kind == .type && site.owner.isEmpty
                return isType && open.contains(site.file) && hasPattern(site) ? fragment(site) : nil
            }
    }

    /// What takes a copied type and has no name of the module, where the copied code uses it.
    private var overloads: [CodeFragment] {
        let overloads = Overloads(resolver, copied)
        return files.filter { app.files[$0].role == .source }.flatMap { file in
            let finder = FragmentFinder(resolver, in: file, by: copied)
            return overloads.declarations(in: file).compactMap {
                finder.fragment(ofDeclarationAt: $0.nameRange.lowerBound)
            }
        }
    }

    func fragment(_ site: NameSite) -> CodeFragment? {
        FragmentFinder(resolver, in: site.file, by: copied).fragment(ofDeclarationAt: site.offset)
    }

    /// Whether a case belongs to an enum with one for other modules, too, such as the names of screens.
    private func isOfEachModule(_ site: NameSite) -> Bool {
        // What a stand-in in tests records is what the shared code does.
        guard site.kind == .enumCase, open.contains(site.file), app.files[site.file].role == .source else {
            return false
        }
        let own = app.files[site.file].outline.declarations(around: site.offset).last
        let names = (own?.parent?.members ?? []).filter { $0.kind == .case }.map(\.name)
        // The raw value of a copy must be another one.
        let isFree = own?.initialValue.map { Int($0.text) != nil || resolver.hasOwnText($0.range, in: site.file) }
        // Of many cases, one may have a module's name by chance, as that of a style has.
        let others = copy.otherModules(namedIn: Set(names)).count
        return isFree ?? true && others > 0 && others * 4 >= names.count - 1
            && own?.parameters.contains(where: { hasTypeOfNamesake($0.type.range, in: site.file) }) != true
    }

    /// Whether the value of a case is of a type that stays and is nested, such as the routes of a server for what the module shows.
    private func hasTypeOfNamesake(_ range: Range<Int>, in file: Int) -> Bool {
        resolver.tokens(in: range, of: file).contains { token in
            let sites = resolver.candidates(for: token, in: file) ?? []
            return !sites.isEmpty && sites.allSatisfy { $0.kind == .type && !$0.owner.isEmpty && !copied.holds($0) }
        }
    }

    /// Whether the file declares a type of the same role for another module.
    private func hasPattern(_ site: NameSite) -> Bool {
        let outline = app.files[site.file].outline
        let map = resolver.index.map
        guard let name = outline.declarations(around: site.offset).first?.name, let new = map.renamed(name) else {
            return false
        }
        let role = zip(NameWords(name).words.reversed(), NameWords(new).words.reversed()).prefix { $0 == $1 }.map(\.0)
        return app.files[site.file].visibleTypes.contains { type in
            type.name != name && !map.matches(type.name) && NameWords(type.name).words.reversed().starts(with: role)
                && !role.isEmpty
        }
    }

    private mutating func search(_ file: Int) {
        let finder = FragmentFinder(resolver, in: file, by: copied)
        for (token, offset) in mentions(in: file) {
            guard !copied.holds(offset, in: file), let fragment = finder.fragment(at: offset) else { continue }
            if isRepeated(fragment, token, finder) { add(fragment) }
        }
    }

    /// The mentions of what is copied in a file: the tokens with their offsets.
    ///
    /// - Parameter orUnclear: Also the values that may be of a repeated case, or of another one of its name.
    private func mentions(in file: Int, orUnclear: Bool = false) -> [(token: Int, offset: Int)] {
        let outline = app.files[file].outline
        return (resolver.index.tokens[file] ?? []).compactMap { token in
            let offset = outline.tokens[token].start
            guard !resolver.index.isDeclaration(offset, in: file),
                resolver.isCopied(token, in: file, by: copied) || orUnclear && isUnclear(token, in: file)
            else { return nil }
            return (token, offset)
        }
    }

    private func isUnclear(_ token: Int, in file: Int) -> Bool {
        let outline = app.files[file].outline
        guard token > 0, outline.tokens[token - 1].kind == .period, outline.startOfBase(of: token) == token - 1,
            !resolver.isPattern(token, in: file)
        else { return false }
        return (resolver.candidates(for: token, in: file) ?? []).contains {
            $0.kind == .enumCase && !copied.files.contains($0.file) && copied.holds($0)
        }
    }

    /// The mentions in other files that are not repeated; of those in a method that has the module's name, the first.
    var left: [Site] {
        files.filter { app.files[$0].role == .source }.flatMap { file in
            let finder = FragmentFinder(resolver, in: file, by: copied)
            var methods: Set<CodeFragment> = []
            // An import says nothing more.
            return mentions(in: file, orUnclear: true).filter { token, offset in
                guard !copied.holds(offset, in: file), resolver.candidates(for: token, in: file) != nil else {
                    return false
                }
                guard let fragment = finder.fragment(at: offset), fragment.declaration?.kind == .func else {
                    return true
                }
                return methods.insert(fragment).inserted
            }
            .map { Site(file: file, offset: $0.offset) }
        }
    }

    private mutating func add(_ fragment: CodeFragment) {
        guard !excluded.contains(fragment), !app.files[fragment.file].isGenerated, known.insert(fragment).inserted,
            copy.screens?.isNamed(in: fragment.part ?? fragment.range, of: fragment.file) != true,
            fragment.declaration.map({ BoundNames.overridesForeign($0, in: app) || namesStaying($0) }) != true
        else { return }
        if let own = fragment.declaration, ClosedLists(resolver, copied).contain(case: fragment) {
            counted.append(Site(file: fragment.file, offset: own.nameRange.lowerBound))
            return
        }
        fragments.append(fragment)
        copied.fragments[fragment.file, default: []].append(fragment.part ?? fragment.range)
        for need in needs(of: fragment) { add(need) }
    }

    // MARK: - Halves

    /// Where a repeated fragment would be half the original's: its key path stays, a property gets no first value, a switch over pairs
    /// no case for the original with its copy.
    var halves: Problems {
        var problems = Problems()
        for fragment in fragments {
            let pairs = PairedPatterns(resolver, copied, in: fragment.file).problem(of: fragment, as: copy.extent.name)
            let found =
                keptPaths(in: fragment) + unclear(in: fragment) + unset(by: fragment) + unvalued(fragment)
                + [pairs].compactMap(\.self)
            for problem in found { problems.add(problem) }
        }
        return problems
    }

    /// The case whose copy gets no raw value.
    private func unvalued(_ fragment: CodeFragment) -> [Problem] {
        guard fragment.kind == .enumCase, let own = fragment.declaration else { return [] }
        let name = resolver.index.map.renamed(own.name) ?? own.name
        let value = own.initialValue.map { resolver.changes($0.range, in: fragment.file, by: copied) ? name : $0.text }
        guard case .none = CopiedRawValue(of: own, named: name, copied: value) else { return [] }
        let mark = app.mark(of: Site(file: fragment.file, offset: own.nameRange.lowerBound))
        let message = "the copy of \"\(own.name)\" needs a raw value of its own, and nothing shows which"
        return [Problem(message, at: mark, hint: "--only-folder copies the module alone")]
    }

    /// The calls that could be of the original's case with values of the copy.
    private func unclear(in fragment: CodeFragment) -> [Problem] {
        let (range, file) = (fragment.part ?? fragment.range, fragment.file)
        let outline = app.files[file].outline
        return resolver.unclearCalls(in: range, of: file, by: copied).map { token in
            let message =
                "\"\(outline.text(outline.tokens[token]))\" has several declarations, and some of them are copied"
            let mark = app.mark(of: Site(file: file, offset: outline.tokens[token].start))
            return Problem(message, at: mark, hint: "write its type before it")
        }
    }

    private func keptPaths(in fragment: CodeFragment) -> [Problem] {
        let outline = app.files[fragment.file].outline
        let tokens = resolver.tokens(in: fragment.part ?? fragment.range, of: fragment.file)
        return tokens.filter { isKeyed($0, in: fragment.file) }.compactMap { token in
            let sites = resolver.candidates(for: token, in: fragment.file) ?? []
            let isCase = !sites.isEmpty && sites.allSatisfy { $0.kind == .enumCase }
            guard isCase || sites.contains(where: { copied.holds($0) || keyedProperty($0) != nil }) else { return nil }
            let message = "\"\(outline.text(outline.tokens[token]))\" has to be copied with this, and cannot be"
            let mark = app.mark(of: Site(file: fragment.file, offset: outline.tokens[token].start))
            let isKnown = Set(sites.map(\.site)).count == 1
            let hint = "write the type whose member it is into the key path"
            return Problem(message, at: mark, hint: isKnown ? "--only-folder copies the module alone" : hint)
        }
    }

    /// The initialisers that would give a repeated property no value.
    private func unset(by fragment: CodeFragment) -> [Problem] {
        guard let property = fragment.declaration, fragment.kind == .member, property.isWithoutValue else { return [] }
        let code = resolver.code(of: fragment.file)
        let written = initializations(of: fragment).filter(known.contains)
        return (property.parent?.members ?? []).filter { $0.kind == .`init` }.compactMap { initializer in
            guard let body = initializer.bodyRange, !written.contains(where: { body.contains($0.range.lowerBound) }),
                !code.calls.contains(where: { call in
                    body.contains(call.range.lowerBound) && ["self.init", "fatalError"].contains(call.callee.text)
                })
            else { return nil }
            let message = "this gives \"\(property.name)\" its value in no statement that can be repeated"
            let mark = app.mark(of: Site(file: fragment.file, offset: initializer.range.lowerBound))
            return Problem(message, at: mark, hint: "assign it in a statement of its own")
        }
    }
}

extension Declaration {
    /// Whether it is a stored property that initialisers have to give a value.
    fileprivate var isWithoutValue: Bool {
        (kind == .var || kind == .let) && isStored && !isOfType && initialValue == nil && attributes.isEmpty
            && !(kind == .var && type.map { TypeText($0.text).isOptional } == true)
    }

    /// Whether the text of a case has the words of its name.
    var isNamedAsWritten: Bool {
        let words = NameWords(initialValue.map { $0.text.filter { $0 != "\"" } } ?? "").words
        return words.map { $0.lowercased() } == NameWords(name).words.map { $0.lowercased() }
    }
}
