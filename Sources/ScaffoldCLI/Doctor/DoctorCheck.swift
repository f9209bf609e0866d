import Diagnostics

/// A check of `scaffold doctor`.
protocol DoctorCheck: Sendable {
    /// The subject of the check in a word or two.
    var topic: String { get }

    /// The diagnoses; empty if the check does not apply to the app. The problems of a failure are diagnoses too.
    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis]
}
