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
        let unread = manifest.unread.map { problem in
            let advice = "runs stop unless what can be read covers their files"
            return Diagnosis(Problem(problem.message, at: problem.mark, hint: advice, severity: .warning))
        }
        let targets = Self.list(manifest.targets.map { ($0.name, $0.kind) })
        return [Diagnosis(.note, manifest.remark.message + targets, advice: manifest.remark.hint)]
            + [unread].compactMap { $0 }
    }

    private func diagnosis(_ project: AppProjects.Project) -> Diagnosis {
        let way = project.listsFiles ? "lists its files one by one" : "keeps its folders in step with the disk"
        let targets = Self.list(project.file.targets.map { ($0.name, $0.kind) })
        return Diagnosis(.ok, "\(project.name) \(way)\(targets.isEmpty ? "; targets: none" : targets)")
    }

    private static func list(_ targets: [(name: String, kind: ProjectFile.Target.Kind)]) -> String {
        let all = targets.map { "\($0.name)\(word($0.kind))" }.joined(separator: ", ")
        return all.isEmpty ? "" : "; targets: \(all)"
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
