import AppModel
import Diagnostics
import ScaffoldLint
import Styles

/// Checks `.scaffold.yml`, including lint's settings.
struct ConfigurationCheck: DoctorCheck {
    let topic = "configuration"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        guard try AppConfiguration.exists(in: app.tree) else {
            // Without a style there are no conventions to write.
            if try app.style().isOfNoStyle { return [] }
            let message = "there is no .scaffold.yml, so the app's conventions are read from its modules on every run"
            return [Diagnosis(.note, message, advice: "scaffold init writes one, for you to correct")]
        }
        _ = try AppConfiguration.read(in: app.tree)
        let rules = try RuleSet(of: app.style().style)
        _ = try LintSettings.read(in: app.tree, rules: rules)
        return [Diagnosis(.ok, ".scaffold.yml is sound")]
    }
}
