import SwiftOutline

extension LintContext {
    /// Where the app calls a name, tests and previews left out.
    func uses(of name: String) -> [Site] {
        calls.sites(of: name).filter(isCode)
    }

    /// Whether a site is neither in a test nor in a preview.
    func isCode(_ site: Site) -> Bool {
        let file = index.files[site.file]
        return file.role == .source && !file.isPreview(site.offset)
    }

    /// The outermost type around a site, or the one that an extension extends.
    func scope(of site: Site) -> String? { index.files[site.file].typeName(around: site.offset) }

    /// Whether a type of some roles makes a type, or calls the method of that name.
    func isMade(_ name: String, in roles: [String]) -> Bool {
        uses(of: name).contains { site in scope(of: site).map { has($0, oneOf: roles) } == true }
    }

    /// Whether anything conforms to a protocol, or to one that refines it.
    ///
    /// - Parameter isMock: Whether a type, by its name, only stands in for others in tests.
    func isImplemented(_ name: String, besides isMock: (String) -> Bool) -> Bool {
        conformances[name, default: []].contains { conforming in
            index.type(conforming)?.kind == .protocol
                ? isImplemented(conforming, besides: isMock)
                : index.type(conforming) == nil || !isMock(conforming)
        }
    }
}

extension Site {
    /// Whether a type, or an extension of it, stands around the site.
    func isWithin(_ type: IndexedType) -> Bool {
        type.parts.contains { $0.file == file && $0.declaration.range.contains(offset) }
    }
}
