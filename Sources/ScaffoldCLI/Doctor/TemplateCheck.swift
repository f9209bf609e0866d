import Diagnostics
import ScaffoldKit
import ScaffoldLint

/// Whether the team's own styles can be read, and their templates rendered.
struct TemplateCheck: DoctorCheck {
    private static let topic = "templates"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        do throws(Failure) {
            let library = try patient.styles()
            guard !library.ownNames.isEmpty else {
                return [Diagnosis(Self.topic, .ok, "those of the built-in styles; the app has none of its own")]
            }
            return library.ownNames.flatMap { diagnoses(of: $0, library, patient) }
        } catch {
            return Diagnosis.all(Self.topic, error)
        }
    }

    private func diagnoses(of name: String, _ library: StyleLibrary, _ patient: DoctorPatient) -> [Diagnosis] {
        do throws(Failure) {
            let style = try library.style(Located(name, at: SourceMark(source: name)))
            _ = try RuleSet(of: style)
            let contract = StyleContract(
                style: style,
                frameworks: library.frameworks,
                folder: try StyleContract.emptyFolder(below: patient.location.folder),
                goldens: GoldenTrees([])
            )
            let problems = contract.runs(onlyDefaults: true).flatMap(\.problems).filter { $0.severity != .note }
            guard let first = problems.first else {
                return [Diagnosis(Self.topic, .ok, "\"\(name)\" plans a module of every kind")]
            }
            let more = Set(problems).count - 1
            let message = first.description + (more > 0 ? ", and \(more) more" : "")
            return [Diagnosis(Self.topic, .error, message, advice: "scaffold style test \(name) tells all of them")]
        } catch {
            return error.problems.map { Diagnosis(Self.topic, $0) }
        }
    }
}
