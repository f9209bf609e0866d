import AppModel
import SwiftOutline

extension FragmentSearch {
    /// The fragments that a repeated one needs.
    func needs(of fragment: CodeFragment) -> [CodeFragment] {
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
    func initializations(of fragment: CodeFragment) -> [CodeFragment] {
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
    func isKeyed(_ token: Int, in file: Int) -> Bool {
        app.files[file].outline.isInKeyPath(token) && !resolver.isCopied(token, in: file, by: copied)
    }

    /// The fragment of a property that a key path leads to; `nil` if the property is of something that stays, as a service is.
    func keyedProperty(_ site: NameSite) -> CodeFragment? {
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

    func holds(_ place: Place) -> Bool {
        copied.holds(place.declaration.nameRange.lowerBound, in: place.file)
    }

    /// The requirements that a member meets, and the members that meet it.
    func related(to fragment: CodeFragment) -> [Place] {
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
    func constants(among sites: [NameSite]) -> [CodeFragment] {
        sites.compactMap { site in
            guard site.kind == .member, site.isStatic, !site.isCallable, open.contains(site.file),
                !resolver.isSharedNotification(site, besides: copied)
            else { return nil }
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
    func references(_ token: Int, in file: Int) -> [NameSite] {
        let all = resolver.candidates(for: token, in: file) ?? []
        let isOutside = all.allSatisfy { !copied.files.contains($0.file) }
        return isOutside && Set(all.map(\.owner)).count == 1 ? all : []
    }
}
