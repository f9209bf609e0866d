import Diagnostics

/// One thing that `scaffold doctor` checks.
protocol DoctorCheck: Sendable {
    /// The subject of the check, in a word.
    var topic: String { get }

    /// The state of the subject; empty if it does not concern the app.
    ///
    /// - Throws: `Failure`, whose problems are diagnoses too.
    func diagnoses(of app: CheckedApp) throws(Failure) -> [Diagnosis]
}
