import Diagnostics
import Styles

/// Compares the styles that were copied out of repositories with the lock. It needs no network.
struct CopiedStylesCheck: DoctorCheck {
    let topic = "copied styles"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let lock = try StyleLock(in: app.tree)
        return try lock.names.map { (name) throws(Failure) in
            let shown = lock[name].map { "\($0.source) \($0.shown)" } ?? ""
            switch try lock.state(of: name, in: app.tree) {
            case .asCopied: return Diagnosis(.ok, "\"\(name)\" is as it was copied from \(shown)")
            case .edited:
                let advice = "take the edits back, or scaffold style detach \(name) makes it a style of the app's own"
                return Diagnosis(.error, "\"\(name)\" is not as it was copied from \(shown)", advice: advice)
            case .missing:
                return Diagnosis(
                    .error,
                    "\"\(name)\" is missing",
                    advice: "scaffold style update \(name) copies it again"
                )
            }
        }
    }
}
