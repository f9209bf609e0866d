import Diagnostics
import ModulePlanning
import Styles

/// What is asked for of a repository: `URL`, `URL@2.1.0`, `URL@^2.1`, or with the name of a tag or branch, or a commit.
struct StyleRequest {
    let source: GitSource
    let version: String?

    /// What a request leads to.
    struct Found {
        /// The tag or branch; `nil` for a commit.
        let ref: String?
        let commit: String

        /// The version in reports, beside that of a copy from the same branch.
        func shown(besides other: String) -> String {
            let name = ref.map(StyleLock.Entry.name) ?? commit
            return name == other || ref == nil ? String(commit.prefix(12)) : name
        }
    }

    /// Reads a request as it is typed. A version has no slash and no colon, as the addresses before it may have an `@`, too.
    init(_ text: Located<String>) throws(Failure) {
        let parts = text.value.split(separator: "@", omittingEmptySubsequences: false)
        let last = parts.last ?? ""
        let hasVersion = parts.count > 1 && !last.contains { $0 == "/" || $0 == ":" }
        let url = hasVersion ? parts.dropLast().joined(separator: "@") : text.value
        source = try GitSource(Located(url, at: text.mark))
        version = hasVersion ? String(last) : nil
    }

    /// The request of a style that was copied before.
    init(_ entry: StyleLock.Entry) throws(Failure) {
        source = try GitSource(Located(entry.source, at: SourceMark(source: StyleLock.path)))
        version = entry.version
    }

    /// The newest version that the request allows.
    ///
    /// - Parameter refs: The commits of tags and branches.
    func newest(among refs: [String: String]) throws(Failure) -> Found {
        guard let version else {
            guard let found = Self.newest(among: refs) else {
                let branches = refs.keys.filter { $0.hasPrefix("refs/heads/") }.map(StyleLock.Entry.name)
                let branch = branches.contains("main") ? "main" : branches.min()
                let hint = branch.map { "name a branch or a commit: \(source.url)@\($0)" }
                throw failure("has no version", hint: hint ?? "nothing was pushed to it yet")
            }
            return found
        }
        if version.hasPrefix("^") {
            guard let least = ReleaseVersion(version.dropFirst()) else {
                throw failure("cannot have \"\(version)\"", hint: "a range is a version behind a \"^\": ^2.1")
            }
            if let found = Self.newest(among: refs, where: { $0.isCompatible(with: least) }) { return found }
        } else {
            let names = ["tags/\(version)", "tags/v\(version)", "heads/\(version)"].map { "refs/" + $0 }
            for name in names { if let commit = refs[name] { return Found(ref: name, commit: commit) } }
            if StyleLock.isCommit(version) { return Found(ref: nil, commit: version) }
        }
        let versions = refs.keys.filter { ReleaseVersion(StyleLock.Entry.name(of: $0)) != nil }
        let known = Suggestion(among: versions.map(StyleLock.Entry.name)).hint(for: version)
        throw failure(
            "has no version \"\(version)\"",
            hint: known ?? "the newest is \(newestName(refs) ?? "on a branch")"
        )
    }

    /// The newest release, whatever the request allows.
    func newestName(_ refs: [String: String]) -> String? {
        Self.newest(among: refs)?.ref.map(StyleLock.Entry.name)
    }

    /// Fetches the newest version that the request allows.
    func fetch(from folder: String?, among refs: [String: String]) throws(Failure) -> CopiedStyle {
        let found = try newest(among: refs)
        let entry = StyleLock.Entry(
            source: source.url,
            path: folder,
            version: version,
            ref: found.ref,
            commit: found.commit,
            content: ""
        )
        return CopiedStyle(entry, files: try source.files(of: found, below: folder), refs: refs)
    }

    private static func newest(
        among refs: [String: String],
        where isAllowed: (ReleaseVersion) -> Bool = { _ in true }
    ) -> Found? {
        let releases = refs.compactMap { ref, commit -> (version: ReleaseVersion, ref: String, commit: String)? in
            guard ref.hasPrefix("refs/tags/"), let version = ReleaseVersion(StyleLock.Entry.name(of: ref)),
                isAllowed(version)
            else { return nil }
            return (version, ref, commit)
        }
        return releases.max { ($0.version, $0.ref) < ($1.version, $1.ref) }.map {
            Found(ref: $0.ref, commit: $0.commit)
        }
    }

    private func failure(_ message: String, hint: String) -> Failure {
        Failure("\(source.url) \(message)", at: source.mark, hint: hint)
    }
}
