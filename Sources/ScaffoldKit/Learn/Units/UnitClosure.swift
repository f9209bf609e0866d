import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// The units of the app's code that a copy of a module repeats, and those that need each other.
///
/// A repeated unit declares names, which copies or other units may need, so the search ends when nothing more is found.
struct UnitClosure {
    private let owner: NameOwner
    private let modules: AppModules
    private let module: AppModules.Module
    private let excluded: Set<CopyUnit>
    private(set) var copied: CopiedCode
    private(set) var units: [CopyUnit] = []
    private var known: Set<CopyUnit> = []
    /// How many modules the files of modules name.
    private var hubs: [Int: Bool] = [:]

    init(
        _ owner: NameOwner,
        from copied: CopiedCode,
        _ modules: AppModules,
        _ module: AppModules.Module,
        without excluded: Set<CopyUnit> = []
    ) {
        (self.owner, self.copied, self.modules, self.module) = (owner, copied, modules, module)
        self.excluded = excluded
        close()
    }

    private var files: [Int] {
        owner.index.tokens.keys.filter { !copied.files.contains($0) && owner.app.files[$0].role != .manifest }.sorted()
    }

    private mutating func close() {
        var count = -1
        while count != known.count {
            count = known.count
            for file in files { search(file) }
        }
    }

    private mutating func search(_ file: Int) {
        let finder = UnitFinder(owner, in: file)
        for (token, offset) in mentions(in: file) {
            guard !copied.holds(offset, in: file), let unit = finder.unit(at: offset), isWanted(unit, token, finder) else {
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

    /// The mentions in other files that are not repeated.
    var left: [Site] {
        files.filter { owner.app.files[$0].role == .source }.flatMap { file in
            mentions(in: file).filter { !copied.holds($0.offset, in: file) }.map { Site(file: file, offset: $0.offset) }
        }
    }

    private mutating func add(_ unit: CopyUnit) {
        guard !excluded.contains(unit), known.insert(unit).inserted else { return }
        units.append(unit)
        copied.units[unit.file, default: []].append(unit.part ?? unit.range)
        for need in needs(of: unit) { add(need) }
    }

    // MARK: - Choice

    private mutating func isWanted(_ unit: CopyUnit, _ token: Int, _ finder: UnitFinder) -> Bool {
        let outline = owner.app.files[unit.file].outline
        let offset = outline.tokens[token].start
        let meaning = owner.meant(token, in: unit.file) ?? []
        switch unit.kind {
        case .import: return true
        case .switchCase where meaning.allSatisfy({ $0.kind == .enumCase }): return true
        case .argument where unit.range.lowerBound == offset: return true
        default: break
        }
        let assignment = owner.code(of: unit.file).assignments.first { $0.range == unit.range }
        if let assignment {
            let isBound = finder.bears(assignment.target.range)
            guard isBound else { return false }
            if assignment.target.range.contains(offset) { return true }
        }
        guard owner.app.files[unit.file].role == .source, !isLink(unit.file) else { return false }
        if finder.hasNeighbour(unit) { return true }
        guard unit.isNamed, meaning.contains(where: { $0.kind == .type }) else { return false }
        return unit.kind != .switchCase || finder.bears(unit.range)
    }

    /// Whether a file is another module's, which leads to this one as it does to no other.
    private mutating func isLink(_ file: Int) -> Bool {
        let source = owner.app.files[file]
        guard let home = modules.owner(of: source.path), home.words != module.words else { return false }
        if let known = hubs[file] { return !known }
        let names = Set(source.outline.tokens.lazy.filter { $0.kind == .identifier }.map(source.outline.text))
        let named = modules.modules.filter { $0.words != home.words && !$0.types.isDisjoint(with: names) }
        hubs[file] = named.count > 1
        return named.count <= 1
    }

    // MARK: - Needs

    /// The units that a repeated one needs.
    private func needs(of unit: CopyUnit) -> [CopyUnit] {
        counterparts(of: unit) + cases(in: unit) + parameters(of: unit)
    }

    /// The requirement that a member meets, and the members that meet a requirement.
    private func counterparts(of unit: CopyUnit) -> [CopyUnit] {
        guard let member = unit.declaration, unit.kind == .member, let parent = member.parent else { return [] }
        let name = TypeName.bare(of: parent.name)
        let app = owner.app
        let isProtocol = parent.kind == .protocol || app.type(name)?.kind == .protocol
        let above = Set(app.types(named: name).flatMap { app.names(above: $0) })
        let related = app.types.filter { type in
            if above.contains(type.name) { return type.kind == .protocol || member.hasModifier(.override, or: .override) }
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
        outer(unit).compactMap { site in
            guard site.kind == .enumCase else { return nil }
            return UnitFinder(owner, in: site.file).unit(ofDeclarationAt: site.offset)
        }
    }

    /// The parameters whose values the unit keeps.
    private func parameters(of unit: CopyUnit) -> [CopyUnit] {
        guard owner.code(of: unit.file).assignments.contains(where: { $0.range == unit.range }) else { return [] }
        return outer(unit).compactMap { site in
            guard site.kind == .label || site.kind == .local, site.file == unit.file,
                site.scope.contains(unit.range.lowerBound)
            else { return nil }
            return UnitFinder(owner, in: site.file).unit(ofDeclarationAt: site.offset)
        }
    }

    /// The declarations in other files that the unit certainly means, and that are not copied yet.
    private func outer(_ unit: CopyUnit) -> [NameSite] {
        let outline = owner.app.files[unit.file].outline
        let range = unit.part ?? unit.range
        return (owner.index.tokens[unit.file] ?? []).filter { range.contains(outline.tokens[$0].start) }
            .flatMap { token -> [NameSite] in
                let all = owner.meant(token, in: unit.file) ?? []
                guard Set(all.map(\.owner)).count == 1 else { return [] }
                return all.filter { !copied.holds($0) && !copied.files.contains($0.file) }
            }
    }
}
