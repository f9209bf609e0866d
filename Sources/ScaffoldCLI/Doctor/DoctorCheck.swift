/// One thing that `scaffold doctor` looks at.
protocol DoctorCheck: Sendable {
    /// How it is; nothing where it does not concern this app.
    func diagnoses(of patient: DoctorPatient) -> [Diagnosis]
}
