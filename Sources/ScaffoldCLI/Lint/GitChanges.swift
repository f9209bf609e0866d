import Diagnostics

/// The files below a folder that differ from a Git revision.
///
/// A repository's configuration can make Git run programs. The repository may be untrusted, so all of these are disabled.
struct GitChanges {
    /// Settings that disable configured programs, together with those of `filters()`.
    private static let safeSettings = [
        "core.fsmonitor": "false", "core.hooksPath": "/dev/null", "diff.external": "", "core.pager": "cat",
        "core.sshCommand": "false",
    ]
    /// Allows only a protocol that does not exist, so that a partial clone fetches nothing.
    private static let environment = [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
    ]

    let root: String

    /// The files that differ from a revision, including untracked files; relative to the folder.
    func files(since revision: String) throws(Failure) -> [String] {
        guard !revision.hasPrefix("-"), !revision.isEmpty else { throw failure("\"\(revision)\" is not a revision") }
        let settings = Self.safeSettings.merging(filters()) { $1 }
        let changed = try run(
            ["diff", "--name-only", "--relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "-z"]
                + [revision, "--"],
            settings
        )
        let new = try run(["ls-files", "--others", "--exclude-standard", "-z"], settings)
        return (changed + new).split(separator: "\0").map(String.init)
    }

    /// Empty settings for the content filters and hooks that the repository configures.
    private func filters() -> [String: String] {
        let names = "^(filter\\..*\\.(clean|smudge|process|required)|hook\\..*)$"
        let found = git(["config", "--null", "--name-only", "--get-regexp", names], Self.safeSettings)?.text ?? ""
        let keys = found.split(separator: "\0").map(String.init)
        return Dictionary(keys.map { ($0, $0.hasSuffix(".required") ? "false" : "") }) { first, _ in first }
    }

    private func run(_ arguments: [String], _ settings: [String: String]) throws(Failure) -> String {
        guard let output = git(arguments, settings) else {
            throw failure("git could not be started; --changed-since needs it")
        }
        guard output.status == 0 else {
            // Git's message for this differs between commands.
            if git(["rev-parse", "--git-dir"], settings)?.status != 0 {
                throw failure("this folder is in no Git repository")
            }
            throw failure("git: \(output.reasonOfGit)")
        }
        return output.text
    }

    /// - Parameter settings: Passed in the environment, because the name of a setting may contain `=`.
    private func git(_ arguments: [String], _ settings: [String: String]) -> Subprocess.Output? {
        var environment = Self.environment
        environment["GIT_CONFIG_COUNT"] = String(settings.count)
        for (number, (key, value)) in settings.sorted(by: { $0.key < $1.key }).enumerated() {
            environment["GIT_CONFIG_KEY_\(number)"] = key
            environment["GIT_CONFIG_VALUE_\(number)"] = value
        }
        return Subprocess.output(["git", "--no-pager", "-C", root] + arguments, environment: environment)
    }

    private func failure(_ message: String) -> Failure { Failure(message, at: SourceMark(source: "--changed-since")) }
}
