import Diagnostics
import ScaffoldKit

/// Whether a new module could be written and wired: one is planned and discarded.
struct ReadinessCheck: DoctorCheck {
    let topic = "new modules"

    func diagnoses(of app: CheckedApp) throws(Failure) -> [Diagnosis] {
        let found = try app.style()
        let outcome = try ModuleTrial(style: found.style, frameworks: found.library.frameworks).outcome(in: app.tree)
        guard outcome.problems.isEmpty else { return outcome.problems.map { Diagnosis($0) } }
        let advice = "scaffold module --partial leaves it out, and says what to paste where"
        let unwired = outcome.unwired.map { Diagnosis(.warning, $0.problem.message, advice: advice) }
        let remarks = try ProjectFolders(of: app.tree).remarks.map { Diagnosis($0) }
        return [Diagnosis(.ok, outcome.summary)] + unwired + remarks + unwritable(outcome, app)
    }

    private func unwritable(_ outcome: ModuleTrial.Outcome, _ app: CheckedApp) -> [Diagnosis] {
        let locked = outcome.edited.filter { path in
            guard let path = try? RelativePath(path) else { return false }
            return !FileAccess.canReplace(app.location.folder.absolute(path))
        }
        return locked.map { path in
            Diagnosis(.error, "\"\(path)\" cannot be written", advice: "chmod u+w \(path), and its folder")
        }
    }
}
