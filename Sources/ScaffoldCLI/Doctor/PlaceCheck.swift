/// Whether something marks the folder as an app's.
struct PlaceCheck: DoctorCheck {
    private static let topic = "app"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        let name = patient.location.name
        switch patient.location.evidence {
        case .output: return [Diagnosis(Self.topic, .ok, "\(name), which --output names")]
        case .configuration: return [Diagnosis(Self.topic, .ok, "\(name), where .scaffold.yml lies")]
        case .project(let project): return [Diagnosis(Self.topic, .ok, "\(name), where \(project) lies")]
        case .package: return [Diagnosis(Self.topic, .ok, "\(name), where Package.swift lies")]
        case .currentFolder:
            let message = "nothing marks this folder or one above it as an app's, so \"\(name)\" is taken"
            return [
                Diagnosis(Self.topic, .warning, message, advice: "scaffold init writes a .scaffold.yml, which does")
            ]
        }
    }
}
