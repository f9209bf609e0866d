import Diagnostics
import ModulePlanning
import ScaffoldLint
import Styles

/// Checks the app's own styles: reads them and renders their templates.
struct TemplateCheck: DoctorCheck {
    let topic = "templates"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let library = try app.styles()
        guard !library.ownNames.isEmpty else {
            return [Diagnosis(.ok, "those of the built-in styles; the app has none of its own")]
        }
        return library.ownNames.flatMap { name in
            Diagnosis.all { () throws(Failure) in [try diagnosis(of: name, library, app)] }
        }
    }

    private func diagnosis(of name: String, _ library: StyleLibrary, _ app: DoctorContext) throws(Failure) -> Diagnosis
    {
        let style = try library.style(named: name)
        _ = try RuleSet(of: style)
        let contract = StyleContract(
            style: style,
            frameworks: library.frameworks,
            folder: try StyleContract.emptyFolder(below: app.location.folder),
            goldens: GoldenTrees([])
        )
        let problems = contract.runs(onlyDefaults: true).flatMap(\.problems).filter { $0.severity != .note }
        guard let first = problems.first else { return Diagnosis(.ok, "\"\(name)\" plans a module of every kind") }
        let more = Set(problems).count - 1
        let message = first.description + (more > 0 ? ", and \(more) more" : "")
        return Diagnosis(.error, message, advice: "scaffold style test \(name) lists all of them")
    }
}
