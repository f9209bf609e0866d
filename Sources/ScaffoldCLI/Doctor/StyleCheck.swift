import Diagnostics
import Styles

/// Checks whether the app is of a style, since the tool writes into no other.
struct StyleCheck: DoctorCheck {
    let topic = "style"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let found = try app.style()
        if let refusal = found.refusal {
            let signs = found.verdicts.flatMap(\.lines).joined(separator: "\n")
            return [Diagnosis(.error, refusal.message + "\n" + signs, advice: refusal.hint)]
        }
        guard found.evidence == .nothing else {
            return [Diagnosis(.ok, "\(found.style.name), \(found.evidence.reason)")]
        }
        let advice = "scaffold init --style <style> sets it; scaffold style list lists the styles"
        return [Diagnosis(.warning, "unknown, so \(found.style.name) is assumed", advice: advice)]
    }
}
