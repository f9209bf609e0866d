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

    /// The name of the type whose member a site names; `nil` if that is not known.
    func receiver(of site: Site) -> String? {
        let file = model.files[site.file]
        let scope = CodeScope(ChangedFile(file), in: AppDeclarations(standing: model, writing: []))
        return scope.owner(ofName: file.outline.tokens.firstIndex(from: site.offset))?.name
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
