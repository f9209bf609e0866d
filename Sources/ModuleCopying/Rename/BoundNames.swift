import AppModel
import SwiftOutline

/// The types above the owners of members, each found once.
private final class Lineages {
    private let app: AppModel
    private var known: [String: Set<String>] = [:]

    init(_ app: AppModel) { self.app = app }

    /// Whether a member may be required or overridden by another of its name.
    func isAbove(_ other: NameSite, _ site: NameSite) -> Bool {
        let found =
            known[site.owner]
            ?? app.types(named: site.owner).reduce(into: []) { $0.formUnion(app.names(above: $1)) }
        known[site.owner] = found
        return found.contains(other.owner)
    }

    func isAlike(_ site: NameSite, _ other: NameSite) -> Bool {
        site.kind == other.kind && site.callee == other.callee && site.isCallable == other.isCallable
    }

    /// Whether one of two members of a name meets or overrides the other.
    func areOne(_ site: NameSite, _ other: NameSite) -> Bool {
        isAlike(site, other) && (isAbove(site, other) || isAbove(other, site))
    }
}

/// The declarations of a module whose names code outside of the copy decides.
struct BoundNames {
    /// The members that meet a requirement or override a member outside of the copy, or are met there, with those outside.
    private(set) var names: [Site: [Site]] = [:]

    init(_ index: NameIndex, in app: AppModel, _ copied: CopiedCode) {
        let lineages = Lineages(app)
        for sites in index.sites.values {
            // What a tool makes follows the names.
            let outer = sites.filter { !copied.holds($0) && !$0.owner.isEmpty && !app.files[$0.file].isGenerated }
            guard !outer.isEmpty else { continue }
            let own = sites.filter {
                copied.holds($0) && !$0.owner.isEmpty && ($0.kind == .member || $0.kind == .label)
            }
            for site in own {
                let met = outer.filter { other in
                    // A stand-in in tests meets the requirements of the original only.
                    let isStandIn = app.files[other.file].role == .test
                    return lineages.isAlike(site, other)
                        && (lineages.isAbove(other, site) || !isStandIn && lineages.isAbove(site, other))
                }
                if !met.isEmpty { names[site.site] = met.map(\.site) }
            }
            // What meets or overrides a member of the copy has its name.
            var waiting = own.filter { names[$0.site] != nil }
            while let site = waiting.popLast() {
                for other in own where names[other.site] == nil && lineages.areOne(site, other) {
                    names[other.site] = names[site.site]
                    waiting.append(other)
                }
            }
        }
    }

    /// The declarations of the module whose names are ambiguous somewhere. They keep their names, so that this place still compiles.
    static func unclear(_ owner: NameResolver, _ copied: CopiedCode) -> Set<Site> {
        var found: Set<Site> = []
        var places: [[NameSite]] = []
        for site in owner.index.sites.values.joined()
        where copied.files.contains(site.file) && owner.isSharedNotification(site, besides: copied) {
            found.insert(site.site)
        }
        for file in copied.files {
            found.formUnion(requirements(in: file, owner) + keys(in: file, of: owner.app))
            let tokens = owner.index.tokens[file] ?? []
            places += tokens.compactMap { owner.candidates(for: $0, in: file) }.filter { $0.count > 1 }
        }
        // A name that is kept makes the places unclear that may mean it, and what meets a requirement has its name.
        let lineages = Lineages(owner.app)
        var count = -1
        while count != found.count {
            count = found.count
            for sites in owner.index.sites.values where sites.contains(where: { found.contains($0.site) }) {
                let kept = sites.filter { found.contains($0.site) && !$0.owner.isEmpty && $0.kind == .member }
                let others = sites.filter { copied.holds($0) && !found.contains($0.site) && !$0.owner.isEmpty }
                found.formUnion(others.filter { other in kept.contains { lineages.areOne($0, other) } }.map(\.site))
            }
            for candidates in places {
                let held = candidates.filter { copied.holds($0) && !found.contains($0.site) }
                guard !held.isEmpty, held.count < candidates.count else { continue }
                for site in held where copied.files.contains(site.file) && site.kind != .type {
                    let isOfModule = owner.app.types(named: site.owner).contains {
                        copied.files.contains($0.place.file)
                    }
                    let around = owner.app.files[site.file].outline.declarations(around: site.offset)
                    let isPrivate = around.contains { $0.hasModifier(.private, or: .fileprivate) }
                    if isOfModule || isPrivate || site.kind == .local || site.kind == .label { found.insert(site.site) }
                }
            }
        }
        return found
    }

    /// The functions that types of elsewhere may declare, with their labels: those of extensions that only conform to protocols of
    /// frameworks, of types that conform to one of the module's words which the app does not have, and overrides of what no type of
    /// the app has. They keep their names.
    private static func requirements(in file: Int, _ owner: NameResolver) -> [Site] {
        let outline = owner.app.files[file].outline
        let overrides = outline.allDeclarations.filter { overridesForeign($0, in: owner.app) }
        let members = outline.declarations.filter { declaration in
            let bases = declaration.inheritance.map { TypeText.bare(of: $0.text) }
            let foreign = bases.filter { owner.app.types(named: $0).isEmpty }
            return declaration.kind == .extension && !bases.isEmpty && foreign.count == bases.count
                || foreign.contains(where: owner.index.map.matches)
        }
        .flatMap(\.members).filter { $0.kind == .func }
        return (members + overrides).flatMap { [$0.nameRange] + $0.parameters.map(\.range) }
            .map { Site(file: file, offset: $0.lowerBound) }
    }

    /// Whether a member overrides what no type of the app declares.
    static func overridesForeign(_ member: Declaration, in app: AppModel) -> Bool {
        guard member.hasModifier("override"), let type = member.parent else { return false }
        let above = app.types(named: TypeText.bare(of: type.name)).flatMap { app.names(above: $0) }
        return !above.contains { app.types(named: $0).contains { !$0.members(named: member.name).isEmpty } }
    }

    /// The properties and cases that are keys or values of what is decoded: others than the app know their names.
    private static func keys(in file: Int, of app: AppModel) -> [Site] {
        app.files[file].outline.allDeclarations.filter { member in
            guard let type = member.parent else { return false }
            let isKey =
                member.kind == .case || [.let, .var].contains(member.kind) && member.isStored && !member.isOfType
            return isKey && ["Codable", "Decodable", "Encodable", "CodingKey"].contains(where: type.inherits)
        }
        .map { Site(file: file, offset: $0.nameRange.lowerBound) }
    }
}
