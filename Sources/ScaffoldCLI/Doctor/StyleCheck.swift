import Diagnostics
import ScaffoldKit

/// Which style the app has, and whether that is said anywhere.
struct StyleCheck: DoctorCheck {
    private static let topic = "style"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        do throws(Failure) {
            let (style, evidence) = try patient.style()
            guard evidence == .nothing else {
                return [Diagnosis(Self.topic, .ok, "\(style.name), \(OverviewText.reason(evidence))")]
            }
            return [
                Diagnosis(
                    Self.topic,
                    .warning,
                    "nothing shows one, so \(style.name) is taken",
                    advice: "scaffold init --style <style> settles it; scaffold style list names them"
                )
            ]
        } catch {
            return Diagnosis.all(Self.topic, error)
        }
    }
}
