import Diagnostics
import ScaffoldKit

/// Whether a new module could be written and wired now: one is planned and thrown away.
struct ReadinessCheck: DoctorCheck {
    private static let topic = "new modules"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        do throws(Failure) {
            let library = try patient.styles()
            let style = try patient.style().style
            let outcome = try ModuleTrial(style: style, frameworks: library.frameworks).outcome(in: patient.tree)
            guard outcome.problems.isEmpty else { return outcome.problems.map { Diagnosis(Self.topic, $0) } }
            let unwired = outcome.unwired.map { failure in
                Diagnosis(
                    Self.topic,
                    .warning,
                    failure.problem.message,
                    advice: "scaffold module --partial leaves it out, and says what to paste where"
                )
            }
            let remarks = try ProjectFolders(of: patient.tree).remarks.map { Diagnosis(Self.topic, $0) }
            return [Diagnosis(Self.topic, .ok, outcome.summary)] + unwired + remarks + unwritable(outcome, patient)
        } catch {
            return Diagnosis.all(Self.topic, error)
        }
    }

    private func unwritable(_ outcome: ModuleTrial.Outcome, _ patient: DoctorPatient) -> [Diagnosis] {
        let locked = outcome.edited.filter { path in
            guard let path = try? RelativePath(path) else { return false }
            return !FileAccess.canReplace(patient.location.folder.absolute(path))
        }
        return locked.map { path in
            Diagnosis(Self.topic, .error, "\"\(path)\" cannot be written", advice: "chmod u+w \(path), and its folder")
        }
    }
}
