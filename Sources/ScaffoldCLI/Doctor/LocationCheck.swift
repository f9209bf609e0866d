import Diagnostics

/// Whether something marks the folder as an app's.
struct LocationCheck: DoctorCheck {
    let topic = "app"

    func diagnoses(of app: CheckedApp) throws(Failure) -> [Diagnosis] {
        let name = app.location.name
        switch app.location.evidence {
        case .output: return [Diagnosis(.ok, "\(name), which --output names")]
        case .configuration: return [Diagnosis(.ok, "\(name), where .scaffold.yml lies")]
        case .project(let project): return [Diagnosis(.ok, "\(name), where \(project) lies")]
        case .package: return [Diagnosis(.ok, "\(name), where Package.swift lies")]
        case .currentFolder:
            let message = "nothing marks this folder or one above it as an app's, so \"\(name)\" is taken"
            return [Diagnosis(.warning, message, advice: "scaffold init writes a .scaffold.yml, which does")]
        }
    }
}
