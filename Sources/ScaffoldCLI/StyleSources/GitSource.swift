import Diagnostics
import FileTransaction

/// A git repository that styles are copied from.
///
/// Git fetches, as a program, with the user's own credentials, into a bare repository that is thrown away. Nothing of it is checked
/// out or run: there are no hooks, no filters and no submodules.
struct GitSource {
    private static let settings = [
        "core.hooksPath=/dev/null", "core.fsmonitor=false", "fetch.recurseSubmodules=false",
        "fetch.writeCommitGraph=false",
        "fetch.unpackLimit=1", "gc.auto=0", "maintenance.auto=false",
    ]
    private static let mostFiles = 1_000
    /// The size of all files of a style, in bytes.
    private static let largestStyle = 8 << 20
    /// What git may fetch, in blocks of 512 bytes: 64 MB. The shell limits the files that it may write.
    private static let limited = ["/bin/sh", "-c", "ulimit -f 131072; exec \"$@\"", "sh"]

    let url: String
    let mark: SourceMark?

    /// - Throws: `Failure` for an address that git would read as an option or a program, that depends on the current folder, or
    ///   that has a password.
    init(_ url: Located<String>) throws(Failure) {
        (self.url, mark) = (url.value, url.mark)
        let hasHost = url.value.split(separator: "/", omittingEmptySubsequences: false).first?.contains(":") == true
        let isPlain = url.value.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        guard isPlain, !url.value.hasPrefix("-"), !url.value.contains("::"), hasHost || url.value.hasPrefix("/") else {
            let hint =
                "such as https://git.example.com/ios/styles.git, git@example.com:ios/styles.git or file:///styles"
            throw Failure("\"\(url.value)\" is no address of a git repository", at: mark, hint: hint)
        }
        let host = url.value.parted(by: "://").dropFirst().first?.prefix { $0 != "/" } ?? ""
        let isSecret = host.split(separator: "@", omittingEmptySubsequences: false).dropLast().contains {
            $0.contains(":")
        }
        guard !isSecret else {
            let hint = "the lock keeps the address for all to read; a credential helper of git keeps passwords"
            throw Failure("the address of the repository has a password", at: mark, hint: hint)
        }
    }

    /// The commits of the tags and branches, by their full names.
    func refs() throws(Failure) -> [String: String] {
        let lines = try git(["ls-remote", "--", url, "refs/tags/*", "refs/heads/*"], "cannot be read").text
            .split(separator: "\n")
        var refs: [String: String] = [:]
        for line in lines {
            let parts = line.split(separator: "\t")
            guard parts.count == 2 else { continue }
            // The commit of a tag with a message follows the tag.
            let name = parts[1].hasSuffix("^{}") ? parts[1].dropLast(3) : parts[1]
            refs[String(name)] = String(parts[0])
        }
        return refs
    }

    /// The files of a commit below a folder, with paths relative to it.
    ///
    /// - Throws: `Failure` for anything but regular files of text, and for more than a style has.
    func files(of found: StyleRequest.Found, below folder: String?) throws(Failure) -> [(path: String, text: String)] {
        guard let scratch = ScratchFolder() else { throw Failure("there is no folder for temporary files") }
        defer { scratch.remove() }
        let (place, asked) = ("--git-dir=\(scratch.path)", found.ref ?? found.commit)
        _ = try git(["init", "--quiet", "--bare", "--template=", scratch.path], "cannot be copied")
        let failure = "does not give \"\(asked)\""
        _ = try git([place, "fetch", "--quiet", "--depth=1", "--no-tags", "--", url, asked], failure, Self.limited)
        let commit = try git([place, "rev-parse", "--verify", "FETCH_HEAD^{commit}"], failure).text
        guard commit.trimmingSpaces == found.commit else {
            throw Failure(.conflict, [problem("has moved \"\(asked)\" meanwhile", "run it again")])
        }
        let listed = try git([place, "ls-tree", "-r", "-z", "-l", "--full-tree", found.commit], failure).bytes
        let entries = try entries(listed, below: folder.map { "\($0)/" } ?? "")
        let texts = try git([place, "show", "--no-textconv"] + entries.map(\.hash), failure).bytes
        guard texts.count == entries.reduce(0, { $0 + $1.size }) else { throw Failure(problem("has damaged files")) }
        var files: [(path: String, text: String)] = []
        var start = 0
        for entry in entries {
            guard let text = String(utf8: Array(texts[start..<start + entry.size])) else {
                throw Failure(
                    problem("has a file that is no text: \"\(entry.path)\"", "--path names the style's folder")
                )
            }
            files.append((entry.path, text))
            start += entry.size
        }
        return files
    }

    private func entries(_ listed: [UInt8], below folder: String) throws(Failure) -> [Entry] {
        var entries: [Entry] = []
        let lines = listed.split(separator: 0).map { $0.split(separator: UInt8(ascii: "\t"), maxSplits: 1) }
        for parts in lines where parts.last?.starts(with: folder.utf8) == true {
            let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ").map(String.init)
            guard parts.count == 2, words.count == 4,
                let path = String(utf8: Array(parts[1].dropFirst(folder.utf8.count)))
            else { throw Failure(problem("has a file whose name is no text")) }
            // What no run reads is not copied.
            let names = path.slashed()
            let isHidden = names.contains { $0.hasPrefix(".") && $0 != ".." && $0.lowercased() != ".git" }
            switch words[0] {
            case "120000": throw Failure(problem("has a link: \"\(path)\"", "a style has regular files only"))
            case "160000": throw Failure(problem("has a submodule: \"\(path)\"", "a style has regular files only"))
            default: if isHidden { continue }
            }
            guard (try? RelativePath(path))?.text == path, let size = Int(words[3]) else {
                throw Failure(problem("has a path that leaves the style's folder: \"\(path)\""))
            }
            entries.append((path, words[2], size))
        }
        guard entries.count <= Self.mostFiles, entries.reduce(0, { $0 + $1.size }) <= Self.largestStyle else {
            let limit = "a style has at most \(Self.mostFiles) files and \(Self.largestStyle >> 20) MB"
            throw Failure(problem("has more than a style", "\(limit); --path names its folder"))
        }
        guard entries.contains(where: { $0.path == "style.yml" }) else {
            let paths = lines.compactMap(\.last).map { String(decoding: $0, as: UTF8.self) }
            let folders = paths.filter { $0.hasSuffix("/style.yml") }.map { $0.dropLast(10) }.sorted().prefix(8)
            let known =
                folders.isEmpty ? "it has none at all" : "--path names one of \(folders.joined(separator: ", "))"
            let place = folder.isEmpty ? "at its root" : "in \"\(folder.dropLast())\""
            throw Failure(problem("has no style.yml \(place)", known))
        }
        return entries
    }

    /// - Parameter failure: What is wrong with the repository if git fails.
    private func git(_ arguments: [String], _ failure: String, _ limit: [String] = []) throws(Failure)
        -> Subprocess.Output
    {
        let settings = Self.settings.flatMap { ["-c", $0] }
        guard let output = Subprocess.output(limit + ["git", "--no-pager"] + settings + arguments) else {
            throw Failure("git could not be started", at: mark, hint: "install it; styles are fetched with it")
        }
        guard output.status == 0 else {
            let hint = "\"git ls-remote \(url)\" shows whether git reaches it; styles that are copied need no network"
            throw Failure(problem("\(failure): \(output.reasonOfGit)", hint))
        }
        return output
    }

    private typealias Entry = (path: String, hash: String, size: Int)

    private func problem(_ message: String, _ hint: String? = nil) -> Problem {
        Problem("\(url) \(message)", at: mark, hint: hint)
    }
}
