import Diagnostics
import FileTransaction
import Styles
import YAMLReader

/// A style as it was fetched from a repository, to be copied into the app.
package struct CopiedStyle {
    /// Where it comes from, as the lock says it later; without the content's hash.
    private var entry: StyleLock.Entry
    private let files: [(path: String, text: String)]
    /// The commits of the repository's tags and branches, by their full names.
    private let refs: [String: String]

    package init(_ entry: StyleLock.Entry, files: [(path: String, text: String)], refs: [String: String]) {
        (self.entry, self.files, self.refs) = (entry, files, refs)
    }

    /// Plans the copy and its entry in the lock.
    ///
    /// - Parameter name: The copy's name; if `nil`, the style's own.
    /// - Throws: `Failure` if the copy in the app was edited, the repository no longer has what the lock says, or the style
    ///   cannot be read.
    package func plan(as name: Located<String>?, _ builtIn: StyleLibrary, in tree: inout FileTree) throws(Failure)
        -> ChangeSet
    {
        let planner = OwnStylePlanner(try builtIn.adding(ownStylesOf: tree))
        let name = try self.name(name)
        let text = try StyleLibrary.checked(name)
        try planner.checkNotBuiltIn(name)
        var lock = try StyleLock(in: tree)
        let files = files.map {
            ($0.path, $0.path == "style.yml" ? OwnStylePlanner.renamed($0.text, to: text) : $0.text)
        }
        var entry = entry
        entry.content = StyleLock.content(of: files.map { ($0.0, Array($0.1.utf8)) })
        if let old = lock[text] { try check(old, against: entry, of: text, as: lock.state(of: text, in: tree)) }

        var plan = ChangeSet(module: text, kind: .ownStyle(text), files: [], notes: [])
        if lock[text] != nil { plan.files = try remove(besides: Set(files.map(\.0)), of: text, in: &tree) }
        let isNew = lock[text] == nil
        for file in try planner.write(files, named: text, overwrites: isNew ? nil : true, to: &tree).files {
            let status = file.status == .overwritten ? .edited : file.status
            plan.files.note(file.path, status, file.origin, file.title)
        }
        plan.files.append(try lock.setting(text, to: entry, in: &tree))
        _ = try builtIn.adding(ownStylesOf: tree).style(Located(text, at: name.mark))
        return plan
    }

    /// The copy's name: the given one, or that of the style's manifest.
    private func name(_ given: Located<String>?) throws(Failure) -> Located<String> {
        if let given { return given }
        let source = YAMLSource(name: "style.yml", text: files.first { $0.path == "style.yml" }?.text ?? "")
        let root = try source.root()
        return Located(root["name"]?.text ?? "", at: SourceMark(root.start, in: "\(entry.source): style.yml"))
    }

    private func check(_ old: StyleLock.Entry, against new: StyleLock.Entry, of name: String, as state: StyleLock.State)
        throws(Failure)
    {
        let mark = SourceMark(source: "\(StyleLibrary.ownFolder)/\(name)")
        if state == .edited {
            let hint = "scaffold style detach \(name) keeps the edits; without the folder, its style is copied again"
            throw Failure(.conflict, [Problem("the style was edited since it was copied", at: mark, hint: hint)])
        }
        guard old.source == new.source else {
            let hint = "--as gives the new one another name, or scaffold style detach \(name) keeps the old one"
            throw Failure(.conflict, [Problem("the style is a copy from \(old.source)", at: mark, hint: hint)])
        }
        if old.isMoved(refs) { throw Failure(.conflict, [old.moved(name)]) }
        guard old.commit == new.commit, old.path == new.path, old.content != new.content else { return }
        let message = "commit \(old.commit.prefix(12)) has another content than the lock says"
        let hint = "restore \(StyleLock.path) from the app's repository"
        throw Failure(.conflict, [Problem(message, at: SourceMark(source: StyleLock.path), hint: hint)])
    }

    private func remove(besides kept: Set<String>, of name: String, in tree: inout FileTree) throws(Failure)
        -> [ChangeSet.File]
    {
        let folder = "\(StyleLibrary.ownFolder)/\(name)"
        let gone = try tree.files(below: RelativePath(trusted: folder)).filter { path in
            !kept.contains(String(path.text.dropFirst(folder.count + 1)))
        }
        for path in gone { try tree.remove(path) }
        return gone.map { ChangeSet.File(path: $0.text, status: .removed, origin: .ownStyle, title: "Style") }
    }
}

extension StyleLock.Entry {
    /// The problem of a tag that leads to another commit than it did.
    package func moved(_ style: String) -> Problem {
        Problem(
            "\(source) has moved the tag \"\(shown)\" to another commit since it was copied",
            at: SourceMark(source: StyleLock.path),
            hint: "ask who moved it; scaffold style detach \(style) keeps what is here"
        )
    }
}

extension StyleLock {
    /// The copied style of a name; all if there is none.
    ///
    /// - Throws: `Failure` if there is no such style.
    package func names(matching name: String?, at mark: SourceMark) throws(Failure) -> [String] {
        let found = name.map { name in names.filter { $0 == name } } ?? names
        guard found.isEmpty else { return found }
        let hint = names.isEmpty ? "scaffold style add copies one" : "those are \(names.joined(separator: ", "))"
        throw Failure("no style\(name.map { " \"\($0)\"" } ?? "") was copied from a repository", at: mark, hint: hint)
    }

    /// Plans the lock with another entry for a style, or without it.
    package mutating func setting(_ name: String, to entry: Entry?, in tree: inout FileTree) throws(Failure)
        -> ChangeSet.File
    {
        let isNew = try !tree.hasFile(RelativePath(trusted: Self.path))
        let isSame = self[name] == entry
        self[name] = entry
        if !isSame { try write(to: &tree) }
        let status: ChangeSet.File.Status = isSame ? .unchanged : isNew ? .created : names.isEmpty ? .removed : .edited
        return ChangeSet.File(path: Self.path, status: status, origin: .ownStyle, title: "Lock of copied styles")
    }
}
