import Diagnostics

/// Checks whether the tool may write to the app's folders.
struct PermissionCheck: DoctorCheck {
    let topic = "permissions"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let root = app.location.folder.path
        let paths = [root, root + "/.scaffold", root + "/.scaffold/modules"].filter(FileAccess.exists)
        let locked = paths.filter { !FileAccess.canWrite($0) }
        guard !locked.isEmpty else { return [Diagnosis(.ok, "the app's folder can be written")] }
        return locked.map { Diagnosis(.error, "\"\($0)\" cannot be written", advice: "chmod u+w '\($0)'") }
    }
}
