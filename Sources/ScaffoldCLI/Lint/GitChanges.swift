import Diagnostics
import ScaffoldKit

/// What Git says about the files below a folder.
///
/// A repository's own configuration can name programs that Git runs: a repository may come from a stranger, so Git is run in a
/// way that starts none of them.
struct GitChanges {
    /// Settings under which Git starts no program that the repository names; those of `filters()` are added.
    private static let harmless = [
        "core.fsmonitor": "false", "core.hooksPath": "/dev/null", "diff.external": "", "core.pager": "cat",
        "core.sshCommand": "false",
    ]
    /// Only a protocol that does not exist is allowed, so that a partial clone fetches nothing.
    private static let environment = [
        "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0",
    ]

    let root: String

    /// The files that differ from a revision, those that Git does not know yet among them, relative to the folder.
    func files(since revision: String) throws(Failure) -> [String] {
        guard !revision.hasPrefix("-"), !revision.isEmpty else { throw failure("\"\(revision)\" is no revision") }
        let settings = Self.harmless.merging(filters()) { $1 }
        let changed = try run(
            ["diff", "--name-only", "--relative", "--no-ext-diff", "--no-textconv", "--ignore-submodules=all", "-z"]
                + [revision, "--"],
            settings
        )
        let new = try run(["ls-files", "--others", "--exclude-standard", "-z"], settings)
        return (changed + new).split(separator: "\0").map(String.init)
    }

    /// The programs that files go through before they are compared, and those that run beside a command, each set to nothing.
    private func filters() -> [String: String] {
        let names = "^(filter\\..*\\.(clean|smudge|process|required)|hook\\..*)$"
        let found = git(["config", "--null", "--name-only", "--get-regexp", names], Self.harmless)?.text ?? ""
        let keys = found.split(separator: "\0").map(String.init)
        return Dictionary(keys.map { ($0, $0.hasSuffix(".required") ? "false" : "") }) { first, _ in first }
    }

    private func run(_ arguments: [String], _ settings: [String: String]) throws(Failure) -> String {
        guard let output = git(arguments, settings) else {
            throw failure("git could not be started; --changed-since needs it")
        }
        guard output.status == 0 else {
            // What Git says of it differs from command to command.
            if git(["rev-parse", "--git-dir"], settings)?.status != 0 {
                throw failure("this folder is in no Git repository")
            }
            let reason = output.errors.split(separator: "\n").first.map(String.init) ?? "git failed"
            throw failure("git: \(reason)")
        }
        return output.text
    }

    /// - Parameter settings: Go by the environment: in an argument, a name could not hold a `=`.
    private func git(_ arguments: [String], _ settings: [String: String]) -> Subprocess.Output? {
        var environment = Self.environment
        environment["GIT_CONFIG_COUNT"] = String(settings.count)
        for (number, (key, value)) in settings.sorted(by: { $0.key < $1.key }).enumerated() {
            environment["GIT_CONFIG_KEY_\(number)"] = key
            environment["GIT_CONFIG_VALUE_\(number)"] = value
        }
        return Subprocess.output(["git", "--no-pager", "-C", root] + arguments, environment: environment)
    }

    private func failure(_ message: String) -> Failure {
        Failure(message, at: SourceMark(source: "--changed-since"))
    }
}
