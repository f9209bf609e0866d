import Diagnostics
import Styles

/// Checks whether the app is of a style, or of an architecture of its own.
struct StyleCheck: DoctorCheck {
    let topic = "style"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let found = try app.style()
        if found.isOfNoStyle {
            let form = try OwnArchitecture(of: app.tree).form
            let advice = "scaffold style why shows the signs of each style"
            return [Diagnosis(.note, "none of the styles: the app has \(form)", advice: advice)]
        }
        guard found.evidence == .nothing else {
            return [Diagnosis(.ok, "\(found.style.name), \(found.evidence.reason)")]
        }
        let advice = "scaffold init --style <style> sets it; scaffold style list lists the styles"
        return [Diagnosis(.warning, "unknown, so \(found.style.name) is assumed", advice: advice)]
    }
}
