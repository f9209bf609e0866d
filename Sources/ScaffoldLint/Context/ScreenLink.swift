import AppModel
import ScaffoldKit
import SwiftOutline

/// Which view model a view has: by its superclass's argument, by a stored property, or by its initialiser.
struct ScreenLink {
    let app: LintContext

    /// The name of the view model's type; `nil` where the view has none.
    func viewModel(of view: TypeDeclaration) -> String? {
        for inherited in view.inherited {
            if let name = TypeText.argument(of: inherited.text), isViewModel(name) { return name }
        }
        let held = view.storedProperties.lazy.filter { $0.typeText?.isOther != true }.compactMap(app.typeName)
        if let name = held.first(where: isViewModel) { return name }
        let given = view.initializers.lazy.flatMap(\.parameters).map { TypeText($0.type.text) }
        return given.first { !$0.isOther && self.isViewModel($0.name) }?.name
    }

    /// The view models that views have.
    func viewModels(of role: String) -> Set<String> {
        Set(app.types(in: role).compactMap { viewModel(of: $0) })
    }

    private func isViewModel(_ name: String) -> Bool { app.has(name, oneOf: ["view-model"]) }
}
