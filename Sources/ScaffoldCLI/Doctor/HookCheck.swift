import ScaffoldKit

/// Whether lint runs before a commit, in an app that is kept in Git.
struct HookCheck: DoctorCheck {
    private static let topic = "hooks"
    private static let configuration = ".pre-commit-config.yaml"

    func diagnoses(of patient: DoctorPatient) -> [Diagnosis] {
        guard let repository = repository(above: patient.location.folder.path) else { return [] }
        let file = InputFile(path: "\(repository)/\(Self.configuration)")
        let hook = InputFile(path: "\(repository)/.git/hooks/pre-commit")
        if let text = try? hook.readText(), text.contains("scaffold") {
            return [Diagnosis(Self.topic, .ok, "the hook before a commit calls scaffold")]
        }
        guard let text = try? file.readText(), text.contains("scaffold") else {
            return [
                Diagnosis(
                    Self.topic,
                    .note,
                    "nothing lints before a commit",
                    advice: "a hook can run: scaffold lint --changed-since HEAD --quiet"
                )
            ]
        }
        // Where .git is a file, the repository's hooks are elsewhere, and nothing is said of them.
        guard FileAccess.isThere("\(repository)/.git/hooks"), !FileAccess.isThere("\(repository)/.git/hooks/pre-commit")
        else { return [Diagnosis(Self.topic, .ok, "\(Self.configuration) lints before a commit")] }
        let message = "\(Self.configuration) lints before a commit, but its hook is not installed here"
        return [Diagnosis(Self.topic, .warning, message, advice: "pre-commit install")]
    }

    /// The folder with `.git`, at the path or above it.
    private func repository(above path: String) -> String? {
        var parts = path.split(separator: "/")
        while true {
            let folder = "/" + parts.joined(separator: "/")
            if FileAccess.isThere(folder + "/.git") { return folder }
            guard parts.popLast() != nil else { return nil }
        }
    }
}
