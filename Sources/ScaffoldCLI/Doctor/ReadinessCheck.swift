import AppModel
import Diagnostics
import FileTransaction
import ScaffoldKit

/// Checks whether a new module could be written and wired: plans one and discards it.
struct ReadinessCheck: DoctorCheck {
    let topic = "new modules"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let found = try app.style()
        guard found.refusal == nil else { return [] }
        let outcome = try ModuleTrial(style: found.style, frameworks: found.library.frameworks).outcome(in: app.tree)
        guard outcome.problems.isEmpty else { return outcome.problems.map { Diagnosis($0) } }
        let advice = "scaffold module --partial omits it, and prints what to paste where"
        let unwired = outcome.unwired.map { Diagnosis(.warning, $0.problem.message, advice: advice) }
        let names = outcome.targets.map { "\"\($0)\"" }.joined(separator: " and ")
        let targets = names.isEmpty ? [] : [Diagnosis(.ok, "their files are added to \(names)")]
        return [Diagnosis(.ok, outcome.summary)] + targets + unwired + unwritable(outcome, app)
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
