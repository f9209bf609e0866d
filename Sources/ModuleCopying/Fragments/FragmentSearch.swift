import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// The fragments of the app's code that a copy of a module repeats, and those that need each other.
///
/// A repeated fragment declares names, which copies or other fragments may need, so the search ends when nothing more is found.
struct FragmentSearch {
    private let copy: CopiedModule
    private let excluded: Set<CodeFragment>
    private(set) var copied: CopiedCode
    private(set) var fragments: [CodeFragment] = []
    private var known: Set<CodeFragment> = []
    /// The cases that are not repeated as their places lead to the elements of a list.
    private(set) var counted: [Site] = []
    /// The files outside of the module that name it.
    private let files: [Int]
    /// Those of them that are no links to it from another module.
    private let open: Set<Int>

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

    private var app: AppModel { copy.app }
    private var resolver: NameResolver { copy.resolver }

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

    private func fragment(_ site: NameSite) -> CodeFragment? {
        FragmentFinder(resolver, in: site.file, by: copied).fragment(ofDeclarationAt: site.offset)
    }

    /// Whether a case belongs to an enum with one for other modules, too, such as the names of screens.
    private func isOfEachModule(_ site: NameSite) -> Bool {
        guard site.kind == .enumCase, open.contains(site.file) else { return false }
        let own = app.files[site.file].outline.declarations(around: site.offset).last
        let names = (own?.parent?.members ?? []).filter { $0.kind == .case }.map(\.name)
        // The raw value of a copy must be another one.
        let isFree = own?.initialValue.map { Int($0.text) != nil || resolver.hasOwnText($0.range, in: site.file) }
        return isFree ?? true && !copy.otherModules(namedIn: Set(names)).isEmpty
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
    private func mentions(in file: Int) -> [(token: Int, offset: Int)] {
        let outline = app.files[file].outline
        return (resolver.index.tokens[file] ?? []).compactMap { token in
            let offset = outline.tokens[token].start
            guard !resolver.index.isDeclaration(offset, in: file), resolver.isCopied(token, in: file, by: copied) else {
                return nil
            }
            return (token, offset)
        }
    }

    /// The mentions in other files that are not repeated; of those in a method that has the module's name, the first.
    var left: [Site] {
        files.filter { app.files[$0].role == .source }.flatMap { file in
            let finder = FragmentFinder(resolver, in: file, by: copied)
            var methods: Set<CodeFragment> = []
            // An import says nothing more.
            return mentions(in: file).filter { token, offset in
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
            copy.screens?.isNamed(in: fragment.part ?? fragment.range, of: fragment.file) != true
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
            let found = keptPaths(in: fragment) + unset(by: fragment) + unvalued(fragment) + [pairs].compactMap(\.self)
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

    private func keptPaths(in fragment: CodeFragment) -> [Problem] {
        let outline = app.files[fragment.file].outline
        let tokens = resolver.tokens(in: fragment.part ?? fragment.range, of: fragment.file)
        return tokens.filter { isKeyed($0, in: fragment.file) }.compactMap { token in
            let sites = resolver.candidates(for: token, in: fragment.file) ?? []
            let isCase = !sites.isEmpty && sites.allSatisfy { $0.kind == .enumCase }
            guard isCase || sites.contains(where: { copied.holds($0) || keyedProperty($0) != nil }) else { return nil }
            let message = "\"\(outline.text(outline.tokens[token]))\" has to be copied with this, and cannot be"
            let mark = app.mark(of: Site(file: fragment.file, offset: outline.tokens[token].start))
            return Problem(message, at: mark, hint: "write the type whose member it is into the key path")
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

    // MARK: - Choice

    /// Whether the fragment around a mention is repeated.
    private func isRepeated(_ fragment: CodeFragment, _ token: Int, _ finder: FragmentFinder) -> Bool {
        let offset = app.files[fragment.file].outline.tokens[token].start
        let meaning = resolver.candidates(for: token, in: fragment.file) ?? []
        // A label or property of the copied code is repeated with the code that constructs or declares it.
        let isOfOtherCode = meaning.contains { !copied.files.contains($0.file) }
        switch fragment.kind {
        case .import: return copied.fragments[fragment.file]?.isEmpty == false
        case .casePattern: return true
        case .switchCase where isGrown(finder.head(of: fragment), in: fragment.file): return false
        case .switchCase where meaning.allSatisfy({ $0.kind == .enumCase }): return isNeeded(switchCase: fragment)
        case .argument where fragment.range.lowerBound == offset: return isOfOtherCode
        case .argument where !isLabelCopied(fragment): return false
        default: break
        }
        guard finder.isDistinct(fragment), !isSecondConformance(fragment), fragment.declaration?.isEntryPoint != true,
            !related(to: fragment).contains(where: { copied.files.contains($0.file) && !holds($0) })
        else { return false }
        if let assignment = resolver.code(of: fragment.file).assignments.first(where: { $0.range == fragment.range }) {
            guard finder.matches(assignment.target.range),
                finder.matches(assignment.value.range) || finder.hasNeighbour(fragment)
            else { return false }
            if assignment.target.range.contains(offset) { return isOfOtherCode }
        }
        guard app.files[fragment.file].role == .source, open.contains(fragment.file),
            !ClosedLists(resolver, copied).contain(fragment)
        else { return false }
        return finder.hasNeighbour(fragment) || isAlternative(fragment)
            || fragment.isNamed && isOfModule(fragment, meaning, finder)
    }

    /// Whether an argument's label is that of a parameter that is repeated, or does not name the module.
    private func isLabelCopied(_ fragment: CodeFragment) -> Bool {
        let outline = app.files[fragment.file].outline
        let label = outline.tokens.firstIndex(from: fragment.range.lowerBound)
        return outline.tokens[label + 1].kind != .colon
            || resolver.index.map.renamed(outline.name(outline.tokens[label])) == nil
            || resolver.isCopied(label, in: fragment.file, by: copied)
    }

    /// Whether a pattern gets a value more, which its case has for the copy.
    private func isGrown(_ pattern: Range<Int>, in file: Int) -> Bool {
        known.contains { $0.kind == .argument && $0.file == file && pattern.contains($0.range.lowerBound) }
    }

    /// Whether a fragment in another branch of the same `#if` is repeated.
    private func isAlternative(_ fragment: CodeFragment) -> Bool {
        let outline = app.files[fragment.file].outline
        return known.contains { other in
            guard other.file == fragment.file, other.kind == fragment.kind, other.siblings == fragment.siblings else {
                return false
            }
            let (first, last) = other.position < fragment.position ? (other, fragment) : (fragment, other)
            guard first.range.upperBound <= last.range.lowerBound else { return false }
            let kinds = outline.tokens(in: first.range.upperBound..<last.range.lowerBound).map(\.kind)
            return kinds.contains { [.poundElse, .poundElseif].contains($0) }
                && !kinds.contains { [.poundIf, .poundEndif].contains($0) }
        }
    }

    /// Whether a switch needs the case: one in a link is left out if the switch has another case for the rest.
    private func isNeeded(switchCase fragment: CodeFragment) -> Bool {
        if open.contains(fragment.file) { return true }
        let around = resolver.code(of: fragment.file).switches.first {
            $0.cases.contains { $0.range == fragment.range }
        }
        return around?.cases.contains(where: \.isDefault) != true
    }

    /// Whether it is a conformance of a type that stays to a protocol that stays.
    private func isSecondConformance(_ fragment: CodeFragment) -> Bool {
        guard let own = fragment.declaration, own.kind == .extension, let last = own.inheritance.last else {
            return false
        }
        return !resolver.changes(own.nameRange.lowerBound..<last.range.upperBound, in: fragment.file, by: copied)
    }

    /// Whether a fragment of the module's name is all the module's, though nothing beside it has its form.
    private func isOfModule(_ fragment: CodeFragment, _ meaning: [NameSite], _ finder: FragmentFinder) -> Bool {
        if fragment.kind == .member, copy.extent.home.contains(app.files[fragment.file].path) { return true }
        guard meaning.contains(where: { $0.kind == .type }) else { return false }
        if let local = fragment.declaration, local.isLocal { return isListed(local, in: fragment.file, finder) }
        return fragment.kind != .switchCase || finder.matches(fragment.range)
    }

    /// Whether a local variable is an element of a list, beside those of other modules.
    private func isListed(_ local: Declaration, in file: Int, _ finder: FragmentFinder) -> Bool {
        let outline = app.files[file].outline
        let around = outline.declarations(around: local.range.lowerBound).last { !$0.kind.hasMembers }
        let scope = around?.range ?? local.range
        return (resolver.index.tokens[file] ?? []).contains { token in
            let place = outline.tokens[token]
            guard scope.contains(place.start), place.start > local.range.upperBound,
                outline.spelling(place) == local.name,
                let fragment = finder.fragment(at: place.start)
            else { return false }
            return finder.hasNeighbour(fragment)
        }
    }

    // MARK: - Needs

    /// The fragments that a repeated one needs.
    private func needs(of fragment: CodeFragment) -> [CodeFragment] {
        let tokens = resolver.tokens(in: fragment.part ?? fragment.range, of: fragment.file)
        let sites = tokens.flatMap { references($0, in: fragment.file) }.filter { !copied.holds($0) }
        let isOfTest = app.files[fragment.file].role == .test
        let declarations = sites.filter { site in
            // A test has its own stand-ins and values.
            site.kind == .enumCase || isOfTest && site.file == fragment.file && [.member, .type].contains(site.kind)
        }
        return counterparts(of: fragment) + declarations.compactMap(self.fragment) + initializations(of: fragment)
            + parameters(of: fragment, among: sites) + constants(among: sites)
            + GrownSignatures(resolver, copied).arguments(for: fragment)
            + tokens.filter { isKeyed($0, in: fragment.file) }.flatMap { references($0, in: fragment.file) }
            .compactMap(keyedProperty)
    }

    /// The statements of initialisers that give a stored property its first value.
    private func initializations(of fragment: CodeFragment) -> [CodeFragment] {
        guard let property = fragment.declaration, fragment.kind == .member, [.let, .var].contains(property.kind),
            property.initialValue == nil, let type = property.parent
        else { return [] }
        let name = property.name
        let bodies = type.members.filter { $0.kind == .`init` }.compactMap(\.bodyRange)
        let finder = FragmentFinder(resolver, in: fragment.file, by: copied)
        return resolver.code(of: fragment.file).assignments.compactMap { assignment in
            guard bodies.contains(where: { $0.contains(assignment.range.lowerBound) }),
                [name, "self.\(name)"].contains(assignment.target.text)
            else { return nil }
            return finder.fragment(ofStatementAt: assignment.range)
        }
    }

    /// Whether a token is in a key path and refers to nothing that is copied.
    private func isKeyed(_ token: Int, in file: Int) -> Bool {
        app.files[file].outline.isInKeyPath(token) && !resolver.isCopied(token, in: file, by: copied)
    }

    /// The fragment of a property that a key path leads to; `nil` if the property is of something that stays, as a service is.
    private func keyedProperty(_ site: NameSite) -> CodeFragment? {
        guard site.kind == .member, !site.isCallable, open.contains(site.file), let found = fragment(site) else {
            return nil
        }
        let outline = app.files[site.file].outline
        let others = resolver.tokens(in: found.range, of: site.file).filter {
            outline.tokens[$0].start != site.offset
        }
        return others.allSatisfy { resolver.isCopied($0, in: site.file, by: copied) } ? found : nil
    }

    /// The requirement that a member meets, and the members that meet a requirement.
    private func counterparts(of fragment: CodeFragment) -> [CodeFragment] {
        related(to: fragment).compactMap { place in
            guard !copied.files.contains(place.file), app.files[place.file].role != .manifest else { return nil }
            let offset = place.declaration.nameRange.lowerBound
            return FragmentFinder(resolver, in: place.file, by: copied).fragment(ofDeclarationAt: offset)
        }
    }

    private func holds(_ place: Place) -> Bool {
        copied.holds(place.declaration.nameRange.lowerBound, in: place.file)
    }

    /// The requirements that a member meets, and the members that meet it.
    private func related(to fragment: CodeFragment) -> [Place] {
        guard let member = fragment.declaration, fragment.kind == .member, let parent = member.parent else { return [] }
        let name = TypeText.bare(of: parent.name)
        let isProtocol = parent.kind == .protocol || app.type(name)?.kind == .protocol
        let above = Set(app.types(named: name).flatMap { app.names(above: $0) })
        let related = app.types.filter { type in
            guard !type.members(named: member.name).isEmpty else { return false }
            if above.contains(type.name) {
                return type.kind == .protocol || member.hasModifier(.override, or: .override)
            }
            return type.name == name && parent.kind == .extension
                || isProtocol && type.name != name && app.isKind(type, of: [name])
        }
        let isOverloaded = parent.members.count { $0.fullName == member.fullName } > 1
        return related.flatMap { $0.members(named: member.name) }.filter { place in
            place.declaration.fullName == member.fullName
                && (!isOverloaded
                    || place.declaration.parameters.map(\.type.text) == member.parameters.map(\.type.text))
        }
    }

    /// The constants of other types among some declarations, such as the titles of all modules, which differ in a text.
    private func constants(among sites: [NameSite]) -> [CodeFragment] {
        sites.compactMap { site in
            guard site.kind == .member, site.isStatic, !site.isCallable, open.contains(site.file) else { return nil }
            let finder = FragmentFinder(resolver, in: site.file, by: copied)
            guard let fragment = finder.fragment(ofDeclarationAt: site.offset), finder.hasNeighbour(fragment),
                resolver.hasOwnText(fragment.range, in: site.file)
            else { return nil }
            return fragment
        }
    }

    /// The parameters whose values the fragment keeps, and the local values that are made for it.
    private func parameters(of fragment: CodeFragment, among sites: [NameSite]) -> [CodeFragment] {
        let isKept = resolver.code(of: fragment.file).assignments.contains { $0.range == fragment.range }
        guard isKept || fragment.kind == .statement else { return [] }
        return sites.compactMap { site in
            guard site.kind == .label || site.kind == .local, site.file == fragment.file,
                site.scope.contains(fragment.range.lowerBound)
            else { return nil }
            let found = self.fragment(site)
            return isKept || found?.kind == .statement ? found : nil
        }
    }

    /// The declarations outside of the module that a name certainly refers to; none if it may be one of the module's own.
    private func references(_ token: Int, in file: Int) -> [NameSite] {
        let all = resolver.candidates(for: token, in: file) ?? []
        let isOutside = all.allSatisfy { !copied.files.contains($0.file) }
        return isOutside && Set(all.map(\.owner)).count == 1 ? all : []
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
