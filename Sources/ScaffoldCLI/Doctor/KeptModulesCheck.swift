import Diagnostics
import ModulePlanning
import ModuleSpecs

/// Checks the specs and records in `.scaffold/modules/`, whether modules are behind their styles, and whether a commit was
/// interrupted.
struct KeptModulesCheck: DoctorCheck {
    let topic = "modules"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let names = try KeptSpec.names(in: app.tree)
        var problems: [Problem] = []
        if !names.isEmpty {
            let checkup = try KeptModuleCheckup(of: app.tree)
            for name in names { problems += try checkup.problems(of: name) }
        }
        var diagnoses = problems.map { Diagnosis($0) }
        if problems.isEmpty, !names.isEmpty {
            let subject = names.count == 1 ? "the kept spec is" : "all \(names.count) kept specs are"
            diagnoses = [Diagnosis(.ok, "\(subject) sound")]
        }
        diagnoses += try UpdatePlanner(app.styles()).notes(in: app.tree).map { Diagnosis($0) }
        if try app.tree.hasInterruptedCommit() {
            let advice = "the next run that writes undoes its changes; your files are safe"
            diagnoses.append(Diagnosis(.warning, "an earlier run was stopped while it wrote", advice: advice))
        }
        return diagnoses
    }
}
