import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftOutline

/// The names of a copy that the app has already, or that two names of the exemplar would share.
struct NameCollisions {
    let resolver: NameResolver
    let copied: CopiedCode
    let frameworks: FrameworkNames

    var problems: Problems {
        var problems = Problems()
        let names = Dictionary(grouping: resolver.index.sites.keys) { resolver.index.map.renamed($0) }
        let types = resolver.index.sites.filter { $1.contains { isTop($0) && copied.holds($0) } }.keys
        let used = resolver.app.sites(of: Set(types.compactMap(resolver.index.map.renamed)), inPreviews: true)
        for (name, sites) in resolver.index.sites.sorted(by: { $0.key < $1.key }) {
            guard let new = resolver.index.map.renamed(name) else { continue }
            for site in sites where copied.holds(site) {
                let foreign = isTop(site) ? foreignUse(among: used[new] ?? [], of: new, besides: site) : nil
                if let problem = taken(new, for: name, site, foreign)
                    ?? twin(new, of: name, site, among: names[new] ?? [])
                {
                    problems.add(problem)
                    break
                }
            }
        }
        problems.add(hidden)
        return problems
    }

    /// The problem of a name that a declaration of the app has.
    ///
    /// - Parameter foreign: Where the app uses what it imports under the name.
    private func taken(_ new: String, for name: String, _ site: NameSite, _ foreign: Site?) -> Problem? {
        let app = resolver.app
        if site.kind == .type, SwiftIdentifier.isReservedType(new) {
            let message = "\"\(new)\", which would be the copy of \"\(name)\", is no name for a type"
            return Problem(message, at: mark(site.site), hint: "choose another name")
        }
        if site.kind == .type, site.owner.isEmpty,
            let framework = frameworks.owner(of: new, among: app.files[site.file].imports.map(\.name))
        {
            let message = "\"\(new)\", which would be the copy of \"\(name)\", is \(framework)'s own"
            return Problem(message, at: mark(site.site), hint: "choose another name")
        }
        if let foreign {
            let message = "\"\(new)\", which would be the copy of \"\(name)\", is a type that the app imports"
            return Problem(message, at: mark(site.site), hint: "it is used at \(mark(foreign)); choose another name")
        }
        let place: Place?
        switch site.kind {
        case .type where site.owner.isEmpty:
            place =
                app.types(named: new).first { $0.declaration.parent == nil && app.file(of: $0).role == .source }?.place
        case .enumCase: place = members(new, of: site.owner).first
        case .member where !copied.files.contains(site.file):
            let own = app.files[site.file].outline.declarations(around: site.offset).last
            place = members(new, of: site.owner).first {
                own.map { $0.kind != .func } ?? true || $0.declaration.kind != .func
            }
        default: place = nil
        }
        guard let place else { return nil }
        let declared = mark(Site(file: place.file, offset: place.declaration.nameRange.lowerBound))
        let message = "\"\(new)\", which would be the copy of \"\(name)\", is taken"
        return Problem(message, at: mark(site.site), hint: "it is declared at \(declared)")
    }

    private func isTop(_ site: NameSite) -> Bool { site.kind == .type && site.owner.isEmpty }

    /// Where code of the copied file's target names what the app does not declare, which a type of the name would hide.
    private func foreignUse(among uses: [Site], of new: String, besides site: NameSite) -> Site? {
        let app = resolver.app
        let used = uses.first { use in
            let outline = app.files[use.file].outline
            let index = outline.tokens.firstIndex(from: use.offset)
            return index > 0 && outline.tokens[index - 1].kind != .period && outline.tokens[index + 1].kind != .colon
                && app.files[use.file].role == .source && !copied.files.contains(use.file)
                && resolver.declarations.areOfOneTarget(app.files[use.file], app.files[site.file])
        }
        return used.flatMap { resolver.declarations(named: new).isEmpty ? $0 : nil }
    }

    private func members(_ name: String, of type: String) -> [Place] {
        resolver.app.types(named: type).flatMap { $0.members(named: name) }
    }

    /// The problem of two declarations in one place that would have one name.
    ///
    /// - Parameter names: The names of the module that would have the new one.
    private func twin(_ new: String, of name: String, _ site: NameSite, among names: [String]) -> Problem? {
        for other in names where other < name {
            let duplicate = resolver.index.sites[other]?.first { found in
                copied.holds(found) && found.kind == site.kind && found.owner == site.owner
                    && (found.kind != .local && found.kind != .label
                        || found.file == site.file && found.scope.upperBound == site.scope.upperBound)
            }
            guard let duplicate else { continue }
            let hint = "the other is at \(mark(duplicate.site)); choose another name"
            return Problem("\"\(name)\" and \"\(other)\" would both be \"\(new)\"", at: mark(site.site), hint: hint)
        }
        return nil
    }

    /// The names of the module's files that stay and that a copied name would hide.
    private var hidden: [Problem] {
        var problems: [Problem] = []
        for file in copied.files.sorted() {
            let outline = resolver.app.files[file].outline
            var new: [String: Int] = [:]
            for token in resolver.index.tokens[file] ?? []
            where resolver.index.isDeclaration(outline.tokens[token].start, in: file) {
                guard let name = outline.spelling(outline.tokens[token]), let renamed = resolver.index.map.renamed(name)
                else { continue }
                new[renamed] = outline.tokens[token].start
            }
            guard !new.isEmpty else { continue }
            for (index, token) in outline.tokens.enumerated() where token.kind == .identifier {
                let isMember = index > 0 && outline.tokens[index - 1].kind == .period
                guard !isMember, outline.tokens[index + 1].kind != .colon, let own = new[outline.name(token)] else {
                    continue
                }
                let message = "\"\(outline.name(token))\" would be the name of a declaration of the module, too"
                let hint = "the other is made of that at \(mark(Site(file: file, offset: own))); choose another name"
                problems.append(Problem(message, at: mark(Site(file: file, offset: token.start)), hint: hint))
                break
            }
        }
        return problems
    }

    private func mark(_ site: Site) -> SourceMark { resolver.app.mark(of: site) }
}

extension AppModel {
    /// The position of a site.
    func mark(of site: Site) -> SourceMark {
        SourceMark(files[site.file].lines.position(at: site.offset), in: files[site.file].path.text)
    }
}
