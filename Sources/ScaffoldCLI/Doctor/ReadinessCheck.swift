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
        if found.isOfNoStyle {
            guard let copy = try trial.copy(in: app.tree) else { return [] }
            guard copy.isPossible else {
                return copy.outcome.problems.map { Diagnosis($0) }.map { reason in
                    let message = "none of the likely modules can be copied; \(copy.exemplar): \(reason.message)"
                    return Diagnosis(.warning, message, advice: reason.advice)
                }
            }
            return diagnoses(of: copy.outcome, app, like: copy.exemplar)
        }
        return diagnoses(of: try trial.outcome(of: found.style, in: app.tree), app)
    }

    private func diagnoses(
        of outcome: ModuleTrial.Outcome,
        _ app: DoctorContext,
        like exemplar: String? = nil
    ) -> [Diagnosis] {
        guard outcome.problems.isEmpty else { return outcome.problems.map { Diagnosis($0) } }
        let subject = exemplar.map { "like \($0): " } ?? ""
        let names = outcome.targets.map { "\"\($0)\"" }.joined(separator: " and ")
        let targets = names.isEmpty ? [] : [Diagnosis(.ok, "their files are added to \(names)")]
        return [Diagnosis(.ok, subject + outcome.summary)] + targets + unwired(outcome) + unwritable(outcome, app)
    }

    /// The entries without a place, as one diagnosis.
    private func unwired(_ outcome: ModuleTrial.Outcome) -> [Diagnosis] {
        guard let first = outcome.unwired.first else { return [] }
        let rest = outcome.unwired.count - 1
        let more = rest > 0 ? "; further entries without a place: \(rest)" : ""
        let advice = "scaffold module --partial omits what cannot be wired, and prints what to paste where"
        return [Diagnosis(.warning, first.problem.message + more, advice: advice)]
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
