import Diagnostics
import ScaffoldKit

/// Whether the specs and records in `.scaffold/modules/` are sound, and no stopped run has left anything behind.
struct KeptModulesCheck: DoctorCheck {
    private static let topic = "modules"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        do throws(Failure) {
            let names = try KeptSpec.names(in: patient.tree)
            guard !names.isEmpty else { return try interruption(patient) }
            let checkup = try KeptModuleCheckup(of: patient.tree)
            var problems: [Problem] = []
            for name in names { problems += try checkup.problems(of: name) }
            guard problems.isEmpty else {
                return problems.map { Diagnosis(Self.topic, $0) } + (try interruption(patient))
            }
            let message = "\(names.count == 1 ? "the kept spec is" : "all \(names.count) kept specs are") sound"
            return [Diagnosis(Self.topic, .ok, message)] + (try interruption(patient))
        } catch {
            return Diagnosis.all(Self.topic, error)
        }
    }

    private func interruption(_ patient: DoctorPatient) throws(Failure) -> [Diagnosis] {
        guard try patient.tree.hasInterruptedCommit() else { return [] }
        return [
            Diagnosis(
                Self.topic,
                .warning,
                "an earlier run was stopped while it wrote",
                advice: "the next run that writes takes its changes back; no file of yours is lost"
            )
        ]
    }
}
