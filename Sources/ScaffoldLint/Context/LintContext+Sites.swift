import AppModel

extension LintContext {
    /// Where the app calls a name, tests and previews left out.
    func uses(of name: String) -> [Site] { calls.sites(of: name).filter(isCode) }

    /// Whether a site is neither in a test nor in a preview.
    func isCode(_ site: Site) -> Bool {
        let file = model.files[site.file]
        return file.role == .source && !file.isPreview(site.offset)
    }

    /// The outermost type around a site, or the one that an extension extends.
    func scope(of site: Site) -> String? { model.files[site.file].typeName(around: site.offset) }

    /// The names of the types around a site, outer before inner.
    func scopes(of site: Site) -> [String] { model.files[site.file].typeNames(around: site.offset) }

    /// The outermost type around a site; other files may have a private one of the same name.
    func type(around site: Site) -> TypeDeclaration? {
        let types = scope(of: site).map(model.types) ?? []
        return types.first(where: site.isWithin) ?? types.first
    }

    /// The type of the value whose member a site names, by the properties that lead to it: `self.parent?.cart.clearCache()`; `nil` if
    /// the path begins with anything else.
    func receiver(of site: Site) -> String? {
        let outline = model.files[site.file].outline
        let index = outline.tokens.firstIndex(from: site.offset)
        let path = (outline.pathStart(of: index)..<index).map { outline.tokens[$0] }
        let owners = path.filter { ![.period, .postfixQuestion, .exclamation].contains($0.kind) }
        guard owners.allSatisfy({ $0.kind == .identifier }) else { return nil }
        return owners.map(outline.text).drop { $0 == "self" }.reduce(scope(of: site)) { owner, name in
            owner.flatMap(model.type)?.members(named: name).first.flatMap { typeName(of: $0.declaration) }
        }
    }

    /// Whether a type of some roles makes a type, or calls the method of that name.
    func isMade(_ name: String, in roles: [String]) -> Bool {
        uses(of: name).contains { site in scope(of: site).map { has($0, oneOf: roles) } == true }
    }

    /// The names of the calls that have a site in their arguments or closures, the innermost first.
    func calls(around site: Site) -> [String] {
        let outline = model.files[site.file].outline
        return outline.calls(around: outline.tokens.firstIndex(from: site.offset), closures: true)
    }

    /// Whether anything conforms to a protocol, or to one that refines it.
    ///
    /// - Parameter isMock: Whether a type, by its name, only stands in for others in tests.
    func isImplemented(_ name: String, besides isMock: (String) -> Bool) -> Bool {
        conformances[name, default: []].contains { conforming in
            model.type(conforming)?.kind == .protocol
                ? isImplemented(conforming, besides: isMock)
                : model.type(conforming) == nil || !isMock(conforming)
        }
    }
}

extension Site {
    /// Whether a type, or an extension of it, stands around the site.
    func isWithin(_ type: TypeDeclaration) -> Bool {
        type.parts.contains { $0.file == file && $0.declaration.range.contains(offset) }
    }
}
