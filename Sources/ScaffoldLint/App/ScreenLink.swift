import SwiftOutline

/// Which view model a view has: by its superclass's argument, by a stored property, or by its initialiser.
struct ScreenLink {
    let app: LintContext

    /// The name of the view model's type; `nil` where the view has none.
    func viewModel(of view: IndexedType) -> String? {
        for inherited in view.inherited {
            if let name = TypeText.argument(of: inherited.text), isViewModel(name) { return name }
        }
        let types = view.storedProperties.compactMap(\.type) + view.initializers.flatMap(\.parameters).map(\.type)
        return types.lazy.map { TypeText($0.text) }.first { !$0.isOther && self.isViewModel($0.name) }?.name
    }

    /// The view models that views have.
    func viewModels(of role: String) -> Set<String> {
        Set(app.types(in: role).compactMap { viewModel(of: $0) })
    }

    private func isViewModel(_ name: String) -> Bool { app.has(name, oneOf: ["view-model"]) }
}
