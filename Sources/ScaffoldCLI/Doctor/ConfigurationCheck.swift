import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// Whether `.scaffold.yml` says what the tool can read, lint's settings included.
struct ConfigurationCheck: DoctorCheck {
    private static let topic = "configuration"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        do throws(Failure) {
            guard try AppConfiguration.exists(in: patient.tree) else {
                return [
                    Diagnosis(
                        Self.topic,
                        .note,
                        "there is no .scaffold.yml, so the app's ways are read from its modules on every run",
                        advice: "scaffold init writes them down, for people to correct"
                    )
                ]
            }
            _ = try AppConfiguration.read(in: patient.tree)
            let style = try patient.style().style
            let rules = try RuleSet(of: style)
            _ = try LintSettings.read(in: patient.tree, rules: rules)
            return [Diagnosis(Self.topic, .ok, ".scaffold.yml is sound")]
        } catch {
            return Diagnosis.all(Self.topic, error)
        }
    }
}
