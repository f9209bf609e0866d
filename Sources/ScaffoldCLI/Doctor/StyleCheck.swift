import Diagnostics
import ScaffoldKit

/// Whether something shows which style the app has.
struct StyleCheck: DoctorCheck {
    let topic = "style"

    func diagnoses(of app: CheckedApp) throws(Failure) -> [Diagnosis] {
        let found = try app.style()
        guard found.evidence == .nothing else {
            return [Diagnosis(.ok, "\(found.style.name), \(found.evidence.reason)")]
        }
        let advice = "scaffold init --style <style> settles it; scaffold style list names them"
        return [Diagnosis(.warning, "nothing shows one, so \(found.style.name) is taken", advice: advice)]
    }
}
