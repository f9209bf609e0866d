import Diagnostics
import FileTransaction
import ModuleCopying
import ModulePlanning
import Styles

/// Checks whether a new module could be written and wired, and where: plans one and discards it.
///
/// In an app of no style it is a copy of the module that is proposed for one.
struct ReadinessCheck: DoctorCheck {
    let topic = "new modules"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let found = try app.style()
        let trial = ModuleTrial(frameworks: found.library.frameworks)
        if found.refusal != nil {
            guard let exemplar = found.exemplars.first else { return [] }
            return diagnoses(of: try trial.outcome(copying: exemplar, in: app.tree), app, like: exemplar)
        }
        return diagnoses(of: try trial.outcome(of: found.style, in: app.tree), app)
    }

    private func diagnoses(
        of outcome: ModuleTrial.Outcome,
        _ app: DoctorContext,
        like exemplar: String? = nil
    ) -> [Diagnosis] {
        guard outcome.problems.isEmpty else {
            guard let exemplar else { return outcome.problems.map { Diagnosis($0) } }
            return outcome.problems.map { Diagnosis(.warning, "--like \(exemplar): \($0.message)", advice: $0.hint) }
        }
        let subject = exemplar.map { "like \($0): " } ?? ""
        let advice = "scaffold module --partial omits it, and prints what to paste where"
        let unwired = outcome.unwired.map { Diagnosis(.warning, $0.problem.message, advice: advice) }
        let names = outcome.targets.map { "\"\($0)\"" }.joined(separator: " and ")
        let targets = names.isEmpty ? [] : [Diagnosis(.ok, "their files are added to \(names)")]
        return [Diagnosis(.ok, subject + outcome.summary)] + targets + unwired + unwritable(outcome, app)
    }

    private func unwritable(_ outcome: ModuleTrial.Outcome, _ app: DoctorContext) -> [Diagnosis] {
        let locked = outcome.edited.filter { path in
            guard let path = try? RelativePath(path) else { return false }
            return !FileAccess.canReplace(app.location.folder.absolute(path))
        }
        return locked.map { path in
            Diagnosis(.error, "\"\(path)\" cannot be written", advice: "chmod u+w \(path), and its folder")
        }
    }
}
