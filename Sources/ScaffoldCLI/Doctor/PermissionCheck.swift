import ScaffoldKit

/// Whether the tool may write where it has to.
struct PermissionCheck: DoctorCheck {
    private static let topic = "permissions"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        let root = patient.location.folder.path
        let paths = [root, root + "/.scaffold", root + "/.scaffold/modules"].filter(FileAccess.isThere)
        let locked = paths.filter { !FileAccess.canWrite($0) }
        guard !locked.isEmpty else { return [Diagnosis(Self.topic, .ok, "the app's folder can be written")] }
        return locked.map { Diagnosis(Self.topic, .error, "\"\($0)\" cannot be written", advice: "chmod u+w '\($0)'") }
    }
}
