import Diagnostics
import FileTransaction
import YAMLReader

/// The styles that the app has copied out of repositories: from where, and what was copied.
package struct StyleLock: Sendable {
    /// One copied style.
    package struct Entry: Sendable, Equatable {
        /// The repository, as git takes it.
        package var source: String
        /// The style's folder in the repository; `nil` for its root.
        package var path: String?
        /// What was asked for: a version, a range (`^2.1`), a tag, a branch or a commit; `nil` for the newest version.
        package var version: String?
        /// The tag or branch that this led to, with its full name; `nil` for a commit.
        package var ref: String?
        package var commit: String
        /// The hash of the files that were copied, with their paths.
        package var content: String

        package init(source: String, path: String?, version: String?, ref: String?, commit: String, content: String) {
            (self.source, self.path, self.version) = (source, path, version)
            (self.ref, self.commit, self.content) = (ref, commit, content)
        }

        /// Whether the repository has moved the tag to another commit, which no release does.
        package func isMoved(_ refs: [String: String]) -> Bool {
            guard let ref, ref.hasPrefix("refs/tags/"), let now = refs[ref] else { return false }
            return now != commit
        }

        /// The version in reports: the tag's or branch's name, or the first digits of the commit.
        package var shown: String { ref.map(Self.name) ?? String(commit.prefix(12)) }

        /// The name of a tag or branch without its folders.
        package static func name(of ref: String) -> String { ref.slashed().dropFirst(2).joined(separator: "/") }
    }

    /// What has become of the copy in the app.
    package enum State: Sendable {
        case asCopied, edited, missing
    }

    package static let path = ".scaffold/styles.lock"
    private static let keys = ["source", "path", "version", "ref", "commit", "content"]

    private var entries: [String: Entry] = [:]

    /// The names of the copied styles, sorted.
    package var names: [String] { entries.keys.sorted() }

    package subscript(name: String) -> Entry? {
        get { entries[name] }
        set { entries[name] = newValue }
    }

    /// Reads the lock; it is empty if there is none.
    ///
    /// - Throws: `Failure` if the file is invalid.
    package init(in tree: FileTree) throws(Failure) {
        guard tree.root.exists, let bytes = try tree.read(RelativePath(trusted: Self.path)) else { return }
        let source = YAMLSource(name: Self.path, bytes: bytes)
        guard let root = try source.rootIfAny() else { return }
        let reader = MappingReader(root, of: "the lock", source: source.name, known: nil)
        for entry in root.entries ?? [] {
            let name = try StyleLibrary.checked(Located(entry.key.text ?? "", at: reader.mark(of: entry.key)))
            entries[name] = Self.entry(reader.mapping(entry.value, of: "\"\(name)\"", known: Self.keys))
        }
        guard !reader.problems.hasErrors else { throw Failure(reader.problems) }
    }

    private static func entry(_ reader: MappingReader) -> Entry? {
        guard let source = reader.requiredText("source"), let commit = reader.requiredText("commit"),
            let content = reader.requiredText("content")
        else { return nil }
        if !isCommit(commit.value) { reader.add("\"\(commit.value)\" is no commit", at: commit.mark) }
        return Entry(
            source: source.value,
            path: reader.text("path")?.value,
            version: reader.text("version")?.value,
            ref: reader.text("ref")?.value,
            commit: commit.value,
            content: content.value
        )
    }

    /// Whether a text is the whole hash of a commit.
    package static func isCommit(_ text: String) -> Bool {
        [40, 64].contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// Plans the file, or its removal with the last style.
    package func write(to tree: inout FileTree) throws(Failure) {
        let path = RelativePath(trusted: Self.path)
        guard !entries.isEmpty else { return try tree.remove(path) }
        let members = names.compactMap { name in entries[name].map { YAMLMember(name, Self.value($0)) } }
        let comment = ["What 'scaffold style add' has copied. 'scaffold style update' brings newer versions."]
        try tree.write(YAMLWriter.write(.object(members), comment: comment), to: path)
    }

    private static func value(_ entry: Entry) -> YAMLValue {
        .members([
            "source": .string(entry.source), "path": entry.path.map(YAMLValue.string),
            "version": entry.version.map(YAMLValue.string), "ref": entry.ref.map(YAMLValue.string),
            "commit": .string(entry.commit), "content": .string(entry.content),
        ])
    }

    // MARK: - The copy

    /// The hash of a style's files.
    package static func content(of files: [(path: String, bytes: [UInt8])]) -> String {
        let lines = files.sorted { $0.path < $1.path }.map { "\(ContentHash(of: $0.bytes))  \($0.path)\n" }
        return "sha256:\(ContentHash(of: Array(lines.joined().utf8)))"
    }

    /// Compares a style's files with what was copied. What the tool does not read, such as links, counts as missing.
    package func state(of name: String, in tree: FileTree) throws(Failure) -> State {
        let folder = "\(StyleLibrary.ownFolder)/\(name)"
        var files: [(path: String, bytes: [UInt8])] = []
        for path in try tree.files(below: RelativePath(trusted: folder)) {
            guard let bytes = try tree.read(path) else { continue }
            files.append((String(path.text.dropFirst(folder.count + 1)), bytes))
        }
        return files.isEmpty ? .missing : Self.content(of: files) == entries[name]?.content ? .asCopied : .edited
    }
}
