import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// The units of the app's code that a copy of a module repeats, and those that need each other.
///
/// A repeated unit declares names, which copies or other units may need, so the search ends when nothing more is found.
struct UnitClosure {
    private let copy: CopiedModule
    private let excluded: Set<CopyUnit>
    private(set) var copied: CopiedCode
    private(set) var units: [CopyUnit] = []
    private var known: Set<CopyUnit> = []
    /// The files outside of the module that name it.
    private let files: [Int]
    /// Those of them that are no links to it from another module.
    private let open: Set<Int>

    /// - Parameter excluded: What is not repeated.
    init(of copy: CopiedModule, without excluded: Set<CopyUnit>) {
        (self.copy, copied, self.excluded) = (copy, copy.code, excluded)
        let app = copy.app
        files = copy.resolver.index.tokens.keys.sorted().filter { file in
            let source = app.files[file]
            return !copy.code.files.contains(file) && !copy.extent.omittedFiles.contains(source.path)
                && !source.isTargetList && !source.isGenerated
        }
        open = Set(files.filter { !copy.isLink(app.files[$0]) })
    }

    private var app: AppModel { copy.app }
    private var resolver: NameResolver { copy.resolver }

    /// Searches until nothing more is found.
    mutating func search() {
        for unit in seeds { add(unit) }
        var count = -1
        while count != known.count {
            count = known.count
            for file in files { search(file) }
        }
    }

    /// The units to start with: cases of enums that have one for each module, and types beside those of other modules in one file.
    private var seeds: [CopyUnit] {
        let used = Set(
            copied.files.flatMap { file in
                let outline = app.files[file].outline
                return (resolver.index.tokens[file] ?? []).compactMap { outline.spelling(outline.tokens[$0]) }
            }
        )
        let outer = certainlyMeant
        let constants = constants(among: outer) + outer.filter(isOfEachModule).compactMap(unit)
        let names = used.filter {
            RoleWords.isOfModule(NameWords($0).words.dropFirst()) && !RoleWords.isShared(NameWords($0).words)
        }
        return constants
            + names.sorted().flatMap { resolver.index.sites[$0] ?? [] }.compactMap { site in
                let isType = site.kind == .type && site.owner.isEmpty
                return isType && open.contains(site.file) && hasPattern(site) ? unit(site) : nil
            }
    }

    private func unit(_ site: NameSite) -> CopyUnit? {
        UnitFinder(resolver, in: site.file).unit(ofDeclarationAt: site.offset)
    }

    /// The declarations outside of the module that its code certainly means.
    private var certainlyMeant: [NameSite] {
        var found: Set<NameSite> = []
        for file in copied.files {
            for token in resolver.index.tokens[file] ?? [] {
                let all = resolver.meant(token, in: file) ?? []
                if Set(all.map(\.owner)).count == 1 { found.formUnion(all.filter { !copied.files.contains($0.file) }) }
            }
        }
        return found.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    }

    /// Whether a case belongs to an enum with one for other modules, too, such as the names of screens.
    private func isOfEachModule(_ site: NameSite) -> Bool {
        guard site.kind == .enumCase, open.contains(site.file) else { return false }
        let own = app.files[site.file].outline.declarations(around: site.offset).last
        let names = (own?.parent?.members ?? []).filter { $0.kind == .case }.map(\.name)
        // The raw value of a copy must be another one.
        if let value = own?.initialValue, Int(value.text) == nil,
            !resolver.hasOwnText(value.range, in: site.file)
        {
            return false
        }
        return !copy.otherModules(namedIn: Set(names)).isEmpty
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
            type.name != name && !map.bears(type.name) && NameWords(type.name).words.reversed().starts(with: role)
                && !role.isEmpty
        }
    }

    private mutating func search(_ file: Int) {
        let finder = UnitFinder(resolver, in: file)
        for (token, offset) in mentions(in: file) {
            guard !copied.holds(offset, in: file), let unit = finder.unit(at: offset) else { continue }
            if isRepeated(unit, token, finder) { add(unit) }
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
            let finder = UnitFinder(resolver, in: file)
            var methods: Set<CopyUnit> = []
            // An import says nothing more.
            return mentions(in: file).filter { token, offset in
                guard !copied.holds(offset, in: file), resolver.meant(token, in: file) != nil else { return false }
                guard let unit = finder.unit(at: offset), unit.declaration?.kind == .func else { return true }
                return methods.insert(unit).inserted
            }
            .map { Site(file: file, offset: $0.offset) }
        }
    }

    private mutating func add(_ unit: CopyUnit) {
        guard !excluded.contains(unit), known.insert(unit).inserted,
            copy.screens?.isNamed(in: unit.part ?? unit.range, of: unit.file) != true
        else { return }
        units.append(unit)
        copied.units[unit.file, default: []].append(unit.part ?? unit.range)
        for need in needs(of: unit) { add(need) }
    }

    // MARK: - Choice

    /// Whether the fragment around a mention is repeated.
    private func isRepeated(_ unit: CopyUnit, _ token: Int, _ finder: UnitFinder) -> Bool {
        let offset = app.files[unit.file].outline.tokens[token].start
        let meaning = resolver.meant(token, in: unit.file) ?? []
        // A label or property of the copied code is repeated with the code that constructs or holds it.
        let isOfOtherCode = meaning.contains { !copied.files.contains($0.file) }
        switch unit.kind {
        case .import: return copied.units[unit.file]?.isEmpty == false
        case .casePattern: return true
        case .switchCase where meaning.allSatisfy({ $0.kind == .enumCase }): return isNeeded(switchCase: unit)
        case .argument where unit.range.lowerBound == offset: return isOfOtherCode
        default: break
        }
        guard finder.isDistinct(unit), !isSecondConformance(unit) else { return false }
        if let assignment = resolver.code(of: unit.file).assignments.first(where: { $0.range == unit.range }) {
            guard finder.bears(assignment.target.range),
                finder.bears(assignment.value.range) || finder.hasNeighbour(unit)
            else { return false }
            if assignment.target.range.contains(offset) { return isOfOtherCode }
        }
        guard app.files[unit.file].role == .source, open.contains(unit.file) else { return false }
        return finder.hasNeighbour(unit) || unit.isNamed && isOfModule(unit, meaning, finder)
    }

    /// Whether a switch needs the case: one in a link is left out if the switch has another case for the rest.
    private func isNeeded(switchCase unit: CopyUnit) -> Bool {
        if open.contains(unit.file) { return true }
        let around = resolver.code(of: unit.file).switches.first { $0.cases.contains { $0.range == unit.range } }
        return around?.cases.contains(where: \.isDefault) != true
    }

    /// Whether it is a conformance of a type that stays to a protocol that stays.
    private func isSecondConformance(_ unit: CopyUnit) -> Bool {
        guard let own = unit.declaration, own.kind == .extension, let last = own.inheritance.last else { return false }
        return !resolver.changes(own.nameRange.lowerBound..<last.range.upperBound, in: unit.file, by: copied)
    }

    /// Whether a fragment of the module's name is all the module's, though nothing beside it has its form.
    private func isOfModule(_ unit: CopyUnit, _ meaning: [NameSite], _ finder: UnitFinder) -> Bool {
        if unit.kind == .member, copy.extent.home.contains(app.files[unit.file].path) { return true }
        guard meaning.contains(where: { $0.kind == .type }) else { return false }
        if let local = unit.declaration, local.isLocal { return isListed(local, in: unit.file, finder) }
        return unit.kind != .switchCase || finder.bears(unit.range)
    }

    /// Whether a local variable is an element of a list, beside those of other modules.
    private func isListed(_ local: Declaration, in file: Int, _ finder: UnitFinder) -> Bool {
        let outline = app.files[file].outline
        let around = outline.declarations(around: local.range.lowerBound).last { !$0.kind.hasMembers }
        let scope = around?.range ?? local.range
        return (resolver.index.tokens[file] ?? []).contains { token in
            let place = outline.tokens[token]
            guard scope.contains(place.start), place.start > local.range.upperBound,
                outline.spelling(place) == local.name,
                let unit = finder.unit(at: place.start)
            else { return false }
            return finder.hasNeighbour(unit)
        }
    }

    // MARK: - Needs

    /// The units that a repeated one needs.
    private func needs(of unit: CopyUnit) -> [CopyUnit] {
        counterparts(of: unit) + cases(in: unit) + parameters(of: unit) + doubles(of: unit)
            + constants(among: outer(unit))
    }

    /// The requirement that a member meets, and the members that meet a requirement.
    private func counterparts(of unit: CopyUnit) -> [CopyUnit] {
        guard let member = unit.declaration, unit.kind == .member, let parent = member.parent else { return [] }
        let name = TypeText.bare(of: parent.name)
        let isProtocol = parent.kind == .protocol || app.type(name)?.kind == .protocol
        let above = Set(app.types(named: name).flatMap { app.names(above: $0) })
        let related = app.types.filter { type in
            if above.contains(type.name) {
                return type.kind == .protocol || member.hasModifier(.override, or: .override)
            }
            return type.name == name && parent.kind == .extension
                || isProtocol && type.name != name && app.isKind(type, of: [name])
        }
        return related.flatMap { $0.members(named: member.name) }.compactMap { place in
            guard place.declaration.fullName == member.fullName, !copied.files.contains(place.file),
                app.files[place.file].role != .manifest
            else { return nil }
            return UnitFinder(resolver, in: place.file).unit(ofDeclarationAt: place.declaration.nameRange.lowerBound)
        }
    }

    /// The cases of the app's enums that the unit names.
    private func cases(in unit: CopyUnit) -> [CopyUnit] {
        outer(unit).filter { $0.kind == .enumCase }.compactMap(self.unit)
    }

    /// The declarations of a test that a repeated part of it uses, such as a stand-in and its values.
    private func doubles(of unit: CopyUnit) -> [CopyUnit] {
        guard app.files[unit.file].role == .test else { return [] }
        return outer(unit).filter { [.member, .type].contains($0.kind) && $0.file == unit.file }.compactMap(self.unit)
    }

    /// The constants of other types among some declarations, such as the titles of all modules, which differ in a text.
    private func constants(among sites: [NameSite]) -> [CopyUnit] {
        sites.compactMap { site in
            guard site.kind == .member, site.isStatic, !site.isCallable, open.contains(site.file)
            else { return nil }
            let finder = UnitFinder(resolver, in: site.file)
            guard let unit = finder.unit(ofDeclarationAt: site.offset), finder.hasNeighbour(unit),
                resolver.hasOwnText(unit.range, in: site.file)
            else { return nil }
            return unit
        }
    }

    /// The parameters whose values the unit keeps, and the local values that are made for it.
    private func parameters(of unit: CopyUnit) -> [CopyUnit] {
        let isKept = resolver.code(of: unit.file).assignments.contains { $0.range == unit.range }
        guard isKept || unit.kind == .statement else { return [] }
        return outer(unit).compactMap { site in
            guard site.kind == .label || site.kind == .local, site.file == unit.file,
                site.scope.contains(unit.range.lowerBound)
            else { return nil }
            let found = self.unit(site)
            return isKept || found?.kind == .statement ? found : nil
        }
    }

    /// The declarations in other files that the unit certainly means, and that are not copied yet.
    private func outer(_ unit: CopyUnit) -> [NameSite] {
        resolver.tokens(in: unit.part ?? unit.range, of: unit.file).flatMap { token -> [NameSite] in
            let all = resolver.meant(token, in: unit.file) ?? []
            guard Set(all.map(\.owner)).count == 1 else { return [] }
            return all.filter { !copied.holds($0) && !copied.files.contains($0.file) }
        }
    }
}
