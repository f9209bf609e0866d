import AppModel
import Styles

@testable import ScaffoldLint

extension LintContext {
    /// The app with the modules that its sources show, and the style's defaults for its options.
    convenience init(model: AppModel, style: Style, rules: RuleSet) {
        let options = Dictionary(
            style.manifest.options.map { ($0.name, $0.defaultValue) },
            uniquingKeysWith: { first, _ in first }
        )
        let modules = LintModule.all(in: model, of: style.manifest) { _ in options }
        self.init(model: model, roles: rules.roles, options: options, modules: modules)
    }
}
