import CLibrary
import Diagnostics
import SwiftOutline

/// What a run has read of the disk below its root.
///
/// The first reading of a file is kept, so a plan sees one state of each file, and a commit can tell whether the disk is still in
/// that state. Copies of a tree share one snapshot: it describes the disk, not the plan.
final class DiskSnapshot {
    /// What a path leads to.
    private enum Place {
        case missing, folder, file
        case link(target: String)
    }

    /// How many files a thread reads at a time.
    private static let batch = 16

    /// How many links are followed for one path; more count as a loop.
    private static let mostLinks = 40

    private let root: RootFolder
    private let disk: DiskAccess
    private var places: [RelativePath: Place] = [:]
    private var resolved: [RelativePath: RelativePath] = [:]
    private var files: [RelativePath: [UInt8]?] = [:]
    /// The names in the folders that were listed, by their case-folded form.
    private var names: [RelativePath?: [String: [String]]] = [:]
    /// The files below the root, once they were listed.
    private var listing: DirectoryListing?
    private var listedFiles: Set<RelativePath> = []
    /// The files below folders that were listed for themselves, such as those that are hidden.
    private var below: [RelativePath: [RelativePath]] = [:]
    /// The listed files with certain extensions.
    private var filtered: [Set<String>: [RelativePath]] = [:]
    /// The outlines of the files that were read as Swift.
    private var outlines: [RelativePath: Outline] = [:]
    /// The parsed contents of each file: the first one, and the last one that was planned.
    private var parsed: [RelativePath: [ParsedFile]] = [:]
    /// What was made of the files as a whole, by its type.
    let shared = Memo()

    init(root: RootFolder, disk: DiskAccess) {
        self.root = root
        self.disk = disk
    }

    /// The path without symbolic links. A link that stays inside the root is followed; one that leaves it is refused.
    func resolve(_ path: RelativePath) throws(Failure) -> RelativePath {
        if let known = resolved[path] { return known }
        // What is listed was reached without following a link.
        if isListed(path) { return path }
        let found = try follow(path)
        resolved[path] = found
        return found
    }

    private func follow(_ path: RelativePath) throws(Failure) -> RelativePath {
        var here: RelativePath?
        if let parent = path.parent { here = try resolve(parent) }
        var waiting = [String(path.name)]
        var linksLeft = Self.mostLinks
        while let name = waiting.popLast() {
            if name == ".." {
                guard let folder = here else { throw leaving(path, through: path) }
                here = folder.parent
                continue
            }
            let next = try Self.path(of: spelling(of: name, in: here), in: here)
            guard case .link(let target) = try place(at: next) else {
                here = next
                continue
            }
            linksLeft -= 1
            guard linksLeft > 0, waiting.count < 1000 else {
                throw .refused(RefusedPath(path: path.text, reason: .linkLoop))
            }
            guard let inside = insideRoot(target) else { throw leaving(path, through: next) }
            if target.utf8.first == UInt8(ascii: "/") { here = nil }
            waiting += inside.slashed().filter { $0 != "." }.map { String($0) }.reversed()
        }
        guard let here else { throw leaving(path, through: path) }
        return try checked(here, for: path)
    }

    /// The path of a name in a folder, or in the root.
    private static func path(of name: String, in folder: RelativePath?) -> RelativePath {
        folder?.appending(trusted: name) ?? RelativePath(trusted: name)
    }

    /// A name as the disk spells it; Unicode composition may differ.
    private func spelling(of name: String, in folder: RelativePath?) throws(Failure) -> String {
        guard name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
        let same = try names(like: name, in: folder).filter { $0 == name }
        return same.contains { $0.utf8.elementsEqual(name.utf8) } ? name : same.first ?? name
    }

    /// The file that a disk which ignores case would take for a resolved path, under another spelling; `nil` if there is none, or if the
    /// disk has both.
    func twin(of path: RelativePath) throws(Failure) -> RelativePath? {
        let name = String(path.name)
        let found = try names(like: name, in: path.parent)
        if found.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return nil }
        return found.min().map { Self.path(of: $0, in: path.parent) }
    }

    /// The names in a resolved folder, or in the root, that are the same for a disk that ignores case and composition.
    private func names(like name: String, in folder: RelativePath?) throws(Failure) -> [String] {
        if let known = names[folder] { return known[name.folded] ?? [] }
        var isThere = root.exists
        if let folder { isThere = try isFolder(folder) }
        var found: [String] = []
        if isThere {
            found = try Failure.about(folder?.text ?? root.path) { () throws(SystemError) in
                let opened = try disk.openFolder(folder.map { root.absolute($0) } ?? root.path)
                defer { disk.discard(opened) }
                return try disk.entries(of: opened).map(\.name)
            }
        }
        let grouped = Dictionary(grouping: found, by: \.folded)
        names[folder] = grouped
        return grouped[name.folded] ?? []
    }

    /// Checks where a link leads: it may point to a path that is refused, such as `.git`.
    private func checked(_ found: RelativePath, for path: RelativePath) throws(Failure) -> RelativePath {
        if found == path { return found }
        do {
            return try RelativePath(found.text)
        } catch {
            throw .refused(RefusedPath(path: path.text, reason: error.reason))
        }
    }

    private func leaving(_ path: RelativePath, through link: RelativePath) -> Failure {
        .refused(RefusedPath(path: path.text, reason: .linkLeavesRoot(link: link.text)))
    }

    /// A link's target as it continues the path: below the root if it is absolute; `nil` if it is absolute and elsewhere.
    private func insideRoot(_ target: String) -> String? {
        guard target.utf8.first == UInt8(ascii: "/") else { return target }
        let base = root.path == "/" ? "/" : root.path + "/"
        guard target.utf8.starts(with: base.utf8) else { return nil }
        return String(decoding: target.utf8.dropFirst(base.utf8.count), as: UTF8.self)
    }

    private func place(at path: RelativePath) throws(Failure) -> Place {
        if let known = places[path] { return known }
        let found: Place = isListed(path) ? .file : try look(at: path)
        places[path] = found
        return found
    }

    private func look(at path: RelativePath) throws(Failure) -> Place {
        if let parent = path.parent {
            guard case .folder = try place(at: parent) else { return .missing }
        } else if !root.exists {
            return .missing
        }
        return try Failure.about(path.text) { () throws(SystemError) in
            switch try disk.status(root.absolute(path))?.kind {
            case .folder?: return .folder
            case .link?:
                let target = try disk.linkTarget(root.absolute(path))
                return String(utf8: target).map { .link(target: $0) } ?? .file
            case .file?, .other?: return .file
            case nil: return .missing
            }
        }
    }

    // MARK: - Listing

    /// The files below a resolved folder (or below the root), sorted.
    func files(below folder: RelativePath?, extensions: Set<String>) throws(Failure) -> [RelativePath] {
        if let folder {
            let all = try listed(below: folder)
            return extensions.isEmpty ? all : all.filter { $0.hasExtension(among: extensions) }
        }
        let all = try listed().files
        if extensions.isEmpty { return all }
        if let known = filtered[extensions] { return known }
        let found = all.filter { $0.hasExtension(among: extensions) }
        filtered[extensions] = found
        return found
    }

    /// The paths below the root that could not be read when its files were listed.
    func unreadable() throws(Failure) -> [RelativePath] { try listed().unreadable }

    private func listed(below folder: RelativePath) throws(Failure) -> [RelativePath] {
        if let known = below[folder] { return known }
        let found = try whole(DirectoryListing(root: root, below: folder, disk: disk)).files
        below[folder] = found
        return found
    }

    private func listed() throws(Failure) -> DirectoryListing {
        if let listing { return listing }
        let found = try whole(DirectoryListing(root: root, disk: disk))
        (listing, listedFiles) = (found, Set(found.files))
        return found
    }

    /// Refuses a listing that lacks a folder: it is not empty because nobody may look into it.
    private func whole(_ listing: DirectoryListing) throws(Failure) -> DirectoryListing {
        guard let refused = listing.refused else { return listing }
        throw .disk(refused.error, refused.path.text)
    }

    private func isListed(_ path: RelativePath) -> Bool { listedFiles.contains(path) }

    // MARK: - Contents

    /// The bytes of the file at a resolved path; `nil` if there is no file.
    func contents(at path: RelativePath) throws(Failure) -> [UInt8]? {
        if let known = files[path] { return known }
        var bytes = outlines[path].map { Array($0.source.bytes) }
        if bytes == nil, try hasFolder(for: path) {
            bytes = try Failure.about(path.text) { () throws(SystemError) in
                try disk.contents(of: root.absolute(path))?.bytes
            }
        }
        files[path] = .some(bytes)
        return bytes
    }

    /// The outline of the Swift file at a resolved path; `nil` if there is no file.
    func outline(at path: RelativePath) throws(Failure) -> Outline? {
        if let known = outlines[path] { return known }
        guard let bytes = try contents(at: path) else { return nil }
        let outline = Outline(SourceText(bytes))
        outlines[path] = outline
        return outline
    }

    /// The outlines of listed files, which several threads read; `nil` for others, and for a path that is `nil`.
    ///
    /// A file that cannot be read is left to `outline(at:)`, which reports the error. If an observer sees each call, all files are.
    func outlines(of paths: [RelativePath?]) -> [Outline?] {
        guard !disk.isObserved, let folder = try? disk.openFolder(root.path) else { return paths.map { _ in nil } }
        defer { disk.discard(folder) }
        let (files, known, listed) = (files, outlines, listedFiles)
        let found = parallelMap(paths, batch: Self.batch) { path -> Outline? in
            guard let path else { return nil }
            if let known = known[path] { return known }
            guard listed.contains(path) else { return nil }
            if let known = files[path] { return known.map { Outline(SourceText($0)) } }
            let contents = try? DiskAccess().contents(of: path.text, in: folder)
            return contents.map { Outline(SourceText(taking: $0.bytes)) }
        }
        for (path, outline) in zip(paths, found) {
            if let path, let outline { outlines[path] = outline }
        }
        return found
    }

    /// A content of the file at a resolved path, with what readers made of it.
    func parsed(_ bytes: [UInt8], at path: RelativePath) -> ParsedFile {
        let known = parsed[path] ?? []
        if let found = known.first(where: { $0.bytes == bytes }) { return found }
        let isOnDisk = files[path] == bytes
        let file = ParsedFile(bytes, at: path, outline: isOnDisk ? outlines[path] : nil)
        parsed[path] = known.prefix(1) + [file]
        return file
    }

    /// Whether there is a file at a resolved path; an outlined file is not copied for it.
    func hasFile(_ path: RelativePath) throws(Failure) -> Bool {
        if outlines[path] != nil { return true }
        return try contents(at: path) != nil
    }

    private func hasFolder(for path: RelativePath) throws(Failure) -> Bool {
        guard let parent = path.parent else { return root.exists }
        return try isFolder(parent)
    }

    /// Whether there is a folder at a resolved path.
    func isFolder(_ path: RelativePath) throws(Failure) -> Bool {
        if case .folder = try place(at: path) { return true }
        return false
    }

    /// The nearest ancestor of a resolved path that is a file, if there is one.
    func fileAbove(_ path: RelativePath) throws(Failure) -> RelativePath? {
        for folder in path.ancestors {
            if case .file = try place(at: folder) { return folder }
        }
        return nil
    }
}
