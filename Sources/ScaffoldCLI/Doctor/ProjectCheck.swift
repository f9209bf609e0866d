import AppModel
import Diagnostics
import SwiftEdits

/// Says which Xcode projects there are, how they find their files, and which targets they have.
struct ProjectCheck: DoctorCheck {
    let topic = "project"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        let model = try AppModel.of(app.tree)
        let projects = try AppProjects(of: app.tree, named: AppName(of: model, in: app.tree).text)
        guard let manifest = try ProjectManifest(of: app.tree) else {
            return projects.projects.map(diagnosis) + projects.broken.map { Diagnosis($0) }
        }
        guard manifest.generator.isRead else {
            let message = "\(manifest.generator.rawValue) builds the app by \(manifest.path); a run lists its new files"
            return [Diagnosis(.note, message, advice: "add them by hand")] + projects.projects.map(diagnosis)
        }
        return [Diagnosis(manifest.remark)]
    }

    private func diagnosis(_ project: AppProjects.Project) -> Diagnosis {
        let targets = project.file.targets.map { "\($0.name)\(Self.word($0.kind))" }.joined(separator: ", ")
        let way = project.listsFiles ? "lists its files one by one" : "keeps its folders in step with the disk"
        return Diagnosis(.ok, "\(project.name) \(way); targets: \(targets.isEmpty ? "none" : targets)")
    }

    private static func word(_ kind: ProjectFile.Target.Kind) -> String {
        switch kind {
        case .app: " (app)"
        case .unitTests: " (unit tests)"
        case .interfaceTests: " (UI tests)"
        case .other: ""
        }
    }
}
