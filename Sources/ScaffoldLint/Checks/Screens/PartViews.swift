import AppModel

/// The views that are parts of other views, which load the data and show failures for them.
struct PartViews {
    let role: String
    let screens: ScreenLink
    private var app: LintContext { screens.app }

    /// Whether another view contains the view, and has the same view model, or gives it another of its own or one that its own contains.
    func isPart(_ view: TypeDeclaration, of model: String) -> Bool {
        hosts(of: view).contains { site, own in
            own == model || gives(model, of: own, at: site) || hasProperty(model, around: site)
        }
    }

    /// Whether the view around a site has a view model that the part at the site is given.
    private func hasProperty(_ model: String, around site: Site) -> Bool {
        app.type(around: site)?.property(ofType: model) != nil
            && app.calls(around: site).allSatisfy { !Self.pages.contains($0) }
    }

    /// Whether another view's view model contains that of the view.
    func isGiven(_ view: TypeDeclaration, _ model: String) -> Bool {
        hosts(of: view).contains { site, own in own != model && gives(model, of: own, at: site) }
    }

    /// Whether other views use the view only as a row, in a `ForEach`.
    func isRow(_ view: TypeDeclaration) -> Bool {
        let sites = app.uses(of: view.name)
        return !sites.isEmpty
            && sites.allSatisfy { site in
                let around = app.calls(around: site)
                return around.contains("ForEach") && around.allSatisfy { !Self.pages.contains($0) }
            }
    }

    private static let pages: Set<String> = [
        "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "TabView",
    ]

    /// Where other views make the view, with their view models.
    private func hosts(of view: TypeDeclaration) -> [(site: Site, model: String)] {
        app.uses(of: view.name).compactMap { site in
            guard let host = app.type(around: site), host.name != view.name, app.has(host.name, oneOf: [role]),
                let model = screens.viewModel(of: host)
            else { return nil }
            return (site, model)
        }
    }

    /// Whether a view passes a view model that its own has to a part, not to a page: `CartSection(viewModel: viewModel.section)`.
    private func gives(_ model: String, of own: String, at site: Site) -> Bool {
        let outline = app.model.files[site.file].outline
        let open = outline.tokens.firstIndex(from: site.offset) + 1
        guard let close = outline.tokens[open].match, app.calls(around: site).allSatisfy({ !Self.pages.contains($0) })
        else { return false }
        return outline.split(open + 1..<close).contains { argument in
            guard let last = argument.last, last > open + 2, outline.tokens[last - 1].kind == .period else {
                return false
            }
            let members = app.model.type(own)?.members(named: outline.text(outline.tokens[last])) ?? []
            return members.first.flatMap { app.typeName(of: $0.declaration) } == model
        }
    }
}
