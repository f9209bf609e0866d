import Diagnostics

/// Checks whether lint runs before a commit, if the app is in a Git repository.
struct HookCheck: DoctorCheck {
    let topic = "hooks"

    private static let configuration = ".pre-commit-config.yaml"

    func diagnoses(of app: DoctorContext) throws(Failure) -> [Diagnosis] {
        guard let repository = repository(above: app.location.folder.path) else { return [] }
        let hooks = "\(repository)/.git/hooks"
        if calls("\(hooks)/pre-commit") { return [Diagnosis(.ok, "the pre-commit hook calls scaffold")] }
        guard calls("\(repository)/\(Self.configuration)") else {
            let advice = "a hook can run: scaffold lint --changed-since HEAD --quiet"
            return [Diagnosis(.note, "nothing lints before a commit", advice: advice)]
        }
        // If .git is a file, the hooks are elsewhere and are not checked.
        guard FileAccess.exists(hooks), !FileAccess.exists("\(hooks)/pre-commit") else {
            return [Diagnosis(.ok, "\(Self.configuration) lints before a commit")]
        }
        let message = "\(Self.configuration) lints before a commit, but its hook is not installed here"
        return [Diagnosis(.warning, message, advice: "pre-commit install")]
    }

    private func calls(_ path: String) -> Bool {
        (try? InputFile(path: path).readText())?.contains("scaffold") ?? false
    }

    /// The folder of the repository, at the path or above it.
    private func repository(above path: String) -> String? {
        var parts = path.split(separator: "/")
        while true {
            let folder = "/" + parts.joined(separator: "/")
            if FileAccess.exists(folder + "/.git") { return folder }
            guard parts.popLast() != nil else { return nil }
        }
    }
}
