import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// The units of the app's code that a copy of a module repeats, and those that need each other.
///
/// A repeated unit declares names, which copies or other units may need, so the search ends when nothing more is found.
struct UnitClosure {
    private let owner: NameResolver
    private let modules: AppModules
    private let module: AppModules.Module
    private let excluded: Set<CopyUnit>
    private(set) var copied: CopiedCode
    private(set) var units: [CopyUnit] = []
    private var known: Set<CopyUnit> = []
    /// The files of other modules that name at least two modules besides their own.
    private var hubs: Set<Int> = []
    private let screens: ScreenCuts?
    private let extent: Extent

    init(
        _ owner: NameResolver,
        of extent: Extent,
        from copied: CopiedCode,
        _ modules: AppModules,
        _ module: AppModules.Module,
        without excluded: Set<CopyUnit> = [],
        _ screens: ScreenCuts?
    ) {
        (self.extent, self.screens) = (extent, screens)
        (self.owner, self.copied, self.modules, self.module) = (owner, copied, modules, module)
        self.excluded = excluded
        hubs = Set(files.filter(isHub))
        close()
    }

    private var files: [Int] {
        owner.index.tokens.keys.filter { file in
            let source = owner.app.files[file]
            return !copied.files.contains(file) && !extent.omittedFiles.contains(source.path) && !source.isTargetList
                && !source.isGenerated
        }
        .sorted()
    }

    private mutating func close() {
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
                (owner.index.tokens[file] ?? []).compactMap { token in
                    owner.app.files[file].outline.spelling(owner.app.files[file].outline.tokens[token])
                }
            }
        )
        let outer = certainlyMeant
        let constants =
            constants(among: outer)
            + outer.filter(isOfEachModule).compactMap(unit)
        let names = used.filter {
            RoleWords.isOfModule(NameWords($0).words.dropFirst()) && !RoleWords.isShared(NameWords($0).words)
        }
        return constants
            + names.sorted().flatMap { owner.index.sites[$0] ?? [] }.compactMap { site in
                guard site.kind == .type, site.owner.isEmpty, files.contains(site.file), !isLink(site.file),
                    hasPattern(site)
                else { return nil }
                return self.unit(site)
            }
    }

    private func unit(_ site: NameSite) -> CopyUnit? {
        UnitFinder(owner, in: site.file).unit(ofDeclarationAt: site.offset)
    }

    /// The declarations outside of the module that its code certainly means.
    private var certainlyMeant: [NameSite] {
        var found: Set<NameSite> = []
        for file in copied.files {
            for token in owner.index.tokens[file] ?? [] {
                let all = owner.candidates(for: token, in: file) ?? []
                if Set(all.map(\.owner)).count == 1 { found.formUnion(all.filter { !copied.files.contains($0.file) }) }
            }
        }
        return found.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    }

    /// Whether a case belongs to an enum with one for other modules, too, such as the names of screens.
    private func isOfEachModule(_ site: NameSite) -> Bool {
        guard site.kind == .enumCase, files.contains(site.file), !isLink(site.file) else { return false }
        let own = owner.app.files[site.file].outline.declarations(around: site.offset).last
        let names = (own?.parent?.members ?? []).filter { $0.kind == .case }.map(\.name)
        // The raw value of a copy must be another one.
        if let value = own?.initialValue, Int(value.text) == nil,
            !owner.hasOwnText(value.range, in: site.file)
        {
            return false
        }
        return modules.modules.contains { other in
            guard other.words != module.words, other.files > 1 else { return false }
            let map = other.map(keeping: modules)
            return names.contains(where: map.bears)
        }
    }

    /// Whether the file declares a type of the same role for another module.
    private func hasPattern(_ site: NameSite) -> Bool {
        let outline = owner.app.files[site.file].outline
        let map = owner.index.map
        guard let name = outline.declarations(around: site.offset).first?.name, let new = map.renamed(name) else {
            return false
        }
        let role = zip(NameWords(name).words.reversed(), NameWords(new).words.reversed()).prefix { $0 == $1 }.map(\.0)
        return owner.app.files[site.file].visibleTypes.contains { type in
            type.name != name && !map.bears(type.name) && NameWords(type.name).words.reversed().starts(with: role)
                && !role.isEmpty
        }
    }

    private mutating func search(_ file: Int) {
        let finder = UnitFinder(owner, in: file)
        for (token, offset) in mentions(in: file) {
            guard !copied.holds(offset, in: file), let unit = finder.unit(at: offset), isWanted(unit, token, finder)
            else {
                continue
            }
            add(unit)
        }
    }

    /// The mentions of what is copied in a file: the tokens with their offsets.
    private func mentions(in file: Int) -> [(token: Int, offset: Int)] {
        let outline = owner.app.files[file].outline
        return (owner.index.tokens[file] ?? []).compactMap { token in
            let offset = outline.tokens[token].start
            guard !owner.index.isDeclaration(offset, in: file), owner.isCopied(token, in: file, by: copied) else {
                return nil
            }
            return (token, offset)
        }
    }

    /// The mentions in other files that are not repeated; of those in a method that has the module's name, the first.
    var left: [Site] {
        files.filter { owner.app.files[$0].role == .source }.flatMap { file in
            let finder = UnitFinder(owner, in: file)
            var methods: Set<CopyUnit> = []
            // An import says nothing more.
            return mentions(in: file).filter { token, offset in
                guard !copied.holds(offset, in: file), owner.candidates(for: token, in: file) != nil else {
                    return false
                }
                guard let unit = finder.unit(at: offset), unit.declaration?.kind == .func else { return true }
                return methods.insert(unit).inserted
            }
            .map { Site(file: file, offset: $0.offset) }
        }
    }

    private mutating func add(_ unit: CopyUnit) {
        guard !excluded.contains(unit), known.insert(unit).inserted,
            screens?.isNamed(in: unit.part ?? unit.range, of: unit.file) != true
        else { return }
        units.append(unit)
        copied.units[unit.file, default: []].append(unit.part ?? unit.range)
        for need in needs(of: unit) { add(need) }
    }

    // MARK: - Choice

    private mutating func isWanted(_ unit: CopyUnit, _ token: Int, _ finder: UnitFinder) -> Bool {
        let outline = owner.app.files[unit.file].outline
        let offset = outline.tokens[token].start
        let meaning = owner.candidates(for: token, in: unit.file) ?? []
        // A label or property of the copied code is repeated with the code that constructs or holds it.
        let isRepeated = meaning.contains { !copied.files.contains($0.file) }
        switch unit.kind {
        case .import: return copied.units[unit.file]?.isEmpty == false
        case .switchCase where meaning.allSatisfy({ $0.kind == .enumCase }):
            // A link is repeated only if the switch has no other case for the rest.
            let around = owner.code(of: unit.file).switches.first { $0.cases.contains { $0.range == unit.range } }
            return !isLink(unit.file) || around?.cases.contains(where: \.isDefault) != true
        case .argument where unit.range.lowerBound == offset: return isRepeated
        case .casePattern: return true
        default: break
        }
        guard finder.isDistinct(unit) else { return false }
        // A type that stays conforms once to a protocol that stays.
        if let own = unit.declaration, own.kind == .extension, let last = own.inheritance.last,
            !owner.changes(own.nameRange.lowerBound..<last.range.upperBound, in: unit.file, by: copied)
        {
            return false
        }
        let assignment = owner.code(of: unit.file).assignments.first { $0.range == unit.range }
        if let assignment {
            let isBound = finder.bears(assignment.target.range)
            guard isBound else { return false }
            guard finder.bears(assignment.value.range) || finder.hasNeighbour(unit) else { return false }
            if assignment.target.range.contains(offset) { return isRepeated }
        }
        guard owner.app.files[unit.file].role == .source, !isLink(unit.file) else { return false }
        if finder.hasNeighbour(unit) { return true }
        if unit.isNamed, unit.kind == .member, extent.home.contains(owner.app.files[unit.file].path) { return true }
        guard unit.isNamed, meaning.contains(where: { $0.kind == .type }) else { return false }
        if let local = unit.declaration, local.isLocal { return isListed(local, in: unit.file, finder) }
        return unit.kind != .switchCase || finder.bears(unit.range)
    }

    /// Whether a local variable is an element of a list, beside those of other modules.
    private func isListed(_ local: Declaration, in file: Int, _ finder: UnitFinder) -> Bool {
        let outline = owner.app.files[file].outline
        let around = outline.declarations(around: local.range.lowerBound).last { !$0.kind.hasMembers }
        let scope = around?.range ?? local.range
        return (owner.index.tokens[file] ?? []).contains { token in
            let place = outline.tokens[token]
            guard scope.contains(place.start), place.start > local.range.upperBound,
                outline.spelling(place) == local.name,
                let unit = finder.unit(at: place.start)
            else { return false }
            return finder.hasNeighbour(unit)
        }
    }

    /// Whether a file belongs to another module and names no module but this one, so that it is a link to it.
    private func isLink(_ file: Int) -> Bool {
        let source = owner.app.files[file]
        guard let home = modules.owner(of: source.path), home.words != module.words else { return false }
        return !hubs.contains(file)
    }

    /// Whether a file of another module names two more.
    private func isHub(_ file: Int) -> Bool {
        let source = owner.app.files[file]
        guard let home = modules.owner(of: source.path), home.words != module.words else { return false }
        let names = Set(source.outline.tokens.lazy.filter { $0.kind == .identifier }.map(source.outline.text))
        let named = modules.modules.filter { other in
            guard other.words != home.words, other.files > 1 else { return false }
            let map = other.map(keeping: modules)
            return names.contains(where: map.bears)
        }
        return named.count > 1
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
        let app = owner.app
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
            return UnitFinder(owner, in: place.file).unit(ofDeclarationAt: place.declaration.nameRange.lowerBound)
        }
    }

    /// The cases of the app's enums that the unit names.
    private func cases(in unit: CopyUnit) -> [CopyUnit] {
        outer(unit).filter { $0.kind == .enumCase }.compactMap(self.unit)
    }

    /// The declarations of a test that a repeated part of it uses, such as a stand-in and its values.
    private func doubles(of unit: CopyUnit) -> [CopyUnit] {
        guard owner.app.files[unit.file].role == .test else { return [] }
        return outer(unit).filter { [.member, .type].contains($0.kind) && $0.file == unit.file }.compactMap(self.unit)
    }

    /// The constants of other types among some declarations, such as the titles of all modules, which differ in a text.
    private func constants(among sites: [NameSite]) -> [CopyUnit] {
        sites.compactMap { site in
            guard site.kind == .member, site.isStatic, !site.isCallable, files.contains(site.file), !isLink(site.file)
            else { return nil }
            let finder = UnitFinder(owner, in: site.file)
            guard let unit = finder.unit(ofDeclarationAt: site.offset), finder.hasNeighbour(unit),
                owner.hasOwnText(unit.range, in: site.file)
            else { return nil }
            return unit
        }
    }

    /// The parameters whose values the unit keeps, and the local values that are made for it.
    private func parameters(of unit: CopyUnit) -> [CopyUnit] {
        let isKept = owner.code(of: unit.file).assignments.contains { $0.range == unit.range }
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
        owner.tokens(in: unit.part ?? unit.range, of: unit.file).flatMap { token -> [NameSite] in
            let all = owner.candidates(for: token, in: unit.file) ?? []
            guard Set(all.map(\.owner)).count == 1 else { return [] }
            return all.filter { !copied.holds($0) && !copied.files.contains($0.file) }
        }
    }
}
