import Diagnostics
import FileTransaction
import Styles

/// Plans the folder of a team's own style: a copy of a built-in style, or a new one.
package struct OwnStylePlanner: Sendable {
    private static let title = "Style"

    private let library: StyleLibrary

    /// - Parameter library: The built-in styles and those of the app.
    package init(_ library: StyleLibrary) { self.library = library }

    /// Plans a copy of a style, by default under its own name.
    ///
    /// - Throws: `Failure`, with conflicts for existing files.
    package func eject(_ style: Located<String>, as name: Located<String>?, in tree: inout FileTree) throws(Failure)
        -> ChangeSet
    {
        if let name, name.value != style.value { try checkNotBuiltIn(name) }
        let name = try StyleLibrary.checked(name ?? style)
        let files = try library.files(of: style)
        return try write(
            files.map { ($0.path, $0.path == "style.yml" ? Self.renamed($0.text, to: name) : $0.text) },
            named: name,
            to: &tree
        )
    }

    /// Plans a new style: an extension of another style without changes yet, or a small complete style.
    package func new(_ name: Located<String>, extending base: Located<String>?, in tree: inout FileTree)
        throws(Failure) -> ChangeSet
    {
        let text = try StyleLibrary.checked(name)
        try checkNotBuiltIn(name)
        if let base { _ = try library.style(base) }
        return try write(starter(named: text, extending: base?.value), named: text, to: &tree)
    }

    /// Refuses the name of a built-in style, which the app's modules would then follow no more.
    package func checkNotBuiltIn(_ name: Located<String>) throws(Failure) {
        guard library.names.contains(name.value), !library.ownNames.contains(name.value) else { return }
        throw Failure(
            "\"\(name.value)\" is a built-in style, and the new one would replace it",
            at: name.mark,
            hint: "with another name, --extends \(name.value) changes parts of it, "
                + "and scaffold style eject \(name.value) --as NAME copies it"
        )
    }

    /// The files of a new style. `%name%`, `%title%` and `%base%` in the manifest are placeholders.
    private func starter(named name: String, extending base: String?) -> [(path: String, text: String)] {
        let title = NameWords(name).title
        let folder = base == nil ? "starter" : "extension"
        return library.starterFiles(below: "common/\(folder)/").map { path, text in
            guard path == "manifest.yml" else { return ("module/\(path)", text) }
            let named = text.replacingAll("%name%", with: name).replacingAll("%title%", with: title)
            return ("style.yml", named.replacingAll("%base%", with: base ?? ""))
        }
    }

    /// - Parameter overwrites: Whether files that are there are replaced; `nil` if the command has no option for it.
    package func write(
        _ files: [(path: String, text: String)],
        named name: String,
        overwrites: Bool? = nil,
        to tree: inout FileTree
    ) throws(Failure) -> ChangeSet {
        var written: [ChangeSet.File] = []
        var taken: [RelativePath] = []
        for file in files {
            let path = RelativePath(trusted: "\(StyleLibrary.ownFolder)/\(name)/\(file.path)")
            guard let status = try tree.place(file.text, at: path, overwrites: overwrites == true) else {
                taken.append(path)
                continue
            }
            written.append(ChangeSet.File(path: path.text, status: status, origin: .ownStyle, title: Self.title))
        }
        guard taken.isEmpty else {
            let problem = Problem(
                "\(taken.count.counted("file")) of the style \"\(name)\" \(taken.count == 1 ? "is" : "are") there with another text",
                at: SourceMark(source: taken.count == 1 ? taken[0].text : "\(StyleLibrary.ownFolder)/\(name)"),
                hint: overwrites == nil
                    ? "move the folder away, or choose another name" : "--force overwrites what is there"
            )
            throw Failure(.conflict, [problem])
        }
        return ChangeSet(module: name, kind: .ownStyle(name), files: written, notes: [])
    }

    /// The manifest with a different name in its `name:` line.
    static func renamed(_ manifest: String, to name: String) -> String {
        var isDone = false
        return manifest.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard !isDone, line.hasPrefix("name:") else { return String(line) }
            isDone = true
            return "name: \(name)"
        }.joined(separator: "\n")
    }
}
