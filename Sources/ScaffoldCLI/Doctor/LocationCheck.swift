import Diagnostics
import ModulePlanning

/// Checks whether a file marks the folder as an app's root.
struct LocationCheck: DoctorCheck {
    let topic = "app"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let name = app.location.name
        switch app.location.evidence {
        case .output: return [Diagnosis(.ok, "\(name), by --output")]
        case .configuration: return [Diagnosis(.ok, "\(name), by its .scaffold.yml")]
        case .project(let project): return [Diagnosis(.ok, "\(name), by its \(project)")]
        case .package: return [Diagnosis(.ok, "\(name), by its Package.swift")]
        case .currentFolder:
            let message = "no file marks this folder or one above it as an app's root, so \"\(name)\" is assumed"
            return [Diagnosis(.warning, message, advice: "an empty file .scaffold.yml marks it")]
        }
    }
}
