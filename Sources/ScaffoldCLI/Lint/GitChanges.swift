import ScaffoldKit

/// What Git says about the files below a folder.
struct GitChanges {
    let root: String

    /// The files that differ from a revision, those that Git does not know yet among them, relative to the folder.
    func files(since revision: String) throws(CommandFailure) -> [String] {
        guard !revision.hasPrefix("-"), !revision.isEmpty else { throw failure("\"\(revision)\" is no revision") }
        let changed = try run(["diff", "--name-only", "--relative", "-z", revision, "--"])
        let new = try run(["ls-files", "--others", "--exclude-standard", "-z"])
        return (changed + new).split(separator: "\0").map(String.init)
    }

    private func run(_ arguments: [String]) throws(CommandFailure) -> String {
        guard let output = Subprocess.output(["git", "-C", root] + arguments) else {
            throw failure("git could not be started; --changed-since needs it")
        }
        guard output.status == 0 else {
            // What Git says of it differs from command to command.
            if Subprocess.output(["git", "-C", root, "rev-parse", "--git-dir"])?.status != 0 {
                throw failure("this folder is in no Git repository")
            }
            let reason = output.errors.split(separator: "\n").first.map(String.init) ?? "git failed"
            throw failure("git: \(reason)")
        }
        return output.text
    }

    private func failure(_ message: String) -> CommandFailure {
        CommandFailure(Problems([Problem(message, at: SourceMark(source: "--changed-since"))]))
    }
}
