import SwiftOutline

/// Views whose view model loads and that name nothing of what such a view shows.
///
/// What the app's own views that it is made of name counts, and so does what the view model's states are called.
struct LoadingViewShows: Check {
    static let parameters = ["in", "any-of", "containing", "kinds"]
    private let role: String
    private let words: Set<String>
    /// Parts of names that will do: `Loading` of `LoadingView`, `isLoading`, `.loading`.
    private let fragments: [String]
    /// Where not empty: view models are meant that publish a property of such a type (`[`: a list).
    private let onlyLists: Bool

    init(_ parameters: inout Parameters) {
        role = parameters.text("in")
        words = parameters.set("any-of")
        fragments = parameters.texts("containing")
        onlyLists = parameters.set("kinds").contains("list")
    }

    func inspect(_ app: AppView, _ report: inout Report) {
        let screens = ScreenLink(app: app)
        for view in app.types(in: role) where view.kind == .struct {
            guard let name = screens.viewModel(of: view), let model = app.index.type(name),
                LoadingType(app: app).loads(model), loadsForScreen(model), isScreen(view),
                !onlyLists || publishesList(model)
            else { continue }
            var seen: Set<String> = [view.name]
            guard !names(view, in: app, depth: 0, &seen) else { continue }
            report.add(view, ["name": view.name])
        }
    }

    /// A view model that only sends does not load what the screen shows.
    private func loadsForScreen(_ model: IndexedType) -> Bool {
        model.members.contains { member in
            let declaration = member.declaration
            let name = declaration.name.lowercased()
            return declaration.kind == .func && ["load", "fetch", "refresh", "reload"].contains { name.hasPrefix($0) }
        }
    }

    private func isScreen(_ view: IndexedType) -> Bool {
        view.members.contains { $0.declaration.name == "body" }
    }

    private func publishesList(_ model: IndexedType) -> Bool {
        model.storedProperties.contains { $0.isPublished && $0.type?.text.hasPrefix("[") == true }
    }

    private func names(_ view: IndexedType, in app: AppView, depth: Int, _ seen: inout Set<String>) -> Bool {
        for part in view.parts {
            let file = app.index.file(of: part)
            var others: [IndexedType] = []
            for token in file.outline.tokens(in: part.declaration.range) where token.kind == .identifier {
                let word = file.outline.source.text(token.range)
                if fits(word) { return true }
                if depth < 3, let other = app.index.type(word), other.kind == .struct, other.inherits("View"),
                    seen.insert(word).inserted
                {
                    others.append(other)
                }
            }
            for other in others where names(other, in: app, depth: depth + 1, &seen) { return true }
        }
        return false
    }

    private func fits(_ word: String) -> Bool {
        if words.contains(word) { return true }
        let lowered = word.lowercased()
        return fragments.contains { lowered.contains($0) }
    }
}
