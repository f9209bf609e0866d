import AppModel

/// The types that only previews use, such as one that sets a view model up for each of them.
struct PreviewHelpers {
    private let app: LintContext
    /// Where what some files declare is named.
    private let sites: [String: [Site]]

    /// - Parameter files: The files whose declarations are asked for.
    init(_ app: LintContext, in files: [SourceFile]) {
        self.app = app
        sites = app.model.sites(of: Set(files.flatMap { $0.typeNames + Self.members(of: $0) }), inPreviews: true)
    }

    /// Whether a type of a file is one of them.
    func have(_ type: String, in file: Int) -> Bool {
        guard !app.model.files[file].previews.isEmpty, let indexed = app.model.type(type) else { return false }
        return arePreviews(sites[type, default: []].filter { !$0.isWithin(indexed) })
    }

    /// Whether only previews, and members of the same name, use the static member around a site: `static var preview: CartViewModel`.
    static func haveMember(around site: Site, in app: LintContext) -> Bool {
        let member = { (site: Site) in
            app.model.files[site.file].outline.declarations(around: site.offset).first { !$0.kind.hasMembers }
        }
        guard let found = member(site), found.isOfType else { return false }
        let sites = app.model.sites(of: [found.name], inPreviews: true)[found.name] ?? []
        let uses = sites.filter { member($0)?.name != found.name }
        return !uses.isEmpty && uses.allSatisfy { app.model.files[$0.file].isPreview($0.offset) }
    }

    /// Whether only previews of other files use what a file declares.
    func haveAll(of file: Int) -> Bool {
        let source = app.model.files[file]
        let types = source.typeNames.filter { app.model.type($0) != nil }
        return arePreviews((types + Self.members(of: source)).flatMap { sites[$0] ?? [] }.filter { $0.file != file })
    }

    /// What a file adds to other types.
    private static func members(of file: SourceFile) -> [String] {
        file.outline.declarations.filter { $0.kind == .extension }.flatMap(\.members)
            .filter { $0.kind == .func || $0.kind == .var }.map(\.name)
    }

    private func arePreviews(_ uses: [Site]) -> Bool {
        !uses.isEmpty && uses.allSatisfy { app.model.files[$0.file].isPreview($0.offset) }
    }
}
