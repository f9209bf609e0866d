import Diagnostics
import SwiftOutline

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a run has seen of the disk below its root.
///
/// The first look at a file is remembered, so a plan sees one state of each file however often it asks, and a commit can tell
/// whether the disk still holds what the plan was made for. Copies of a tree share one snapshot: it describes the disk, not the plan.
final class DiskSnapshot {
    /// What stands at a path, as far as the way to it matters.
    private enum Place {
        case missing, folder, file
        case link(target: String)
    }

    /// How many files a thread reads at a time.
    private static let batch = 16

    /// How many links may be followed for one path before it counts as a circle.
    private static let mostLinks = 40

    private let root: RootFolder
    private let disk: DiskAccess
    private var places: [RelativePath: Place] = [:]
    private var resolved: [RelativePath: RelativePath] = [:]
    private var files: [RelativePath: [UInt8]?] = [:]
    /// The names in folders that were looked into, by what file systems that ignore case take them for.
    private var names: [RelativePath?: [String: [String]]] = [:]
    /// What stands below the root, where it was asked for.
    private var listing: DirectoryListing?
    /// The listed files with certain extensions.
    private var filtered: [Set<String>: [RelativePath]] = [:]
    /// What the files hold that were asked for as Swift.
    private var outlines: [RelativePath: Outline] = [:]
    /// What was parsed of files: the first content of each, and the last other one that was planned.
    private var parsed: [RelativePath: [ParsedFile]] = [:]

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

    /// The path in a folder, or below the root, of something that has a name.
    private static func path(of name: String, in folder: RelativePath?) -> RelativePath {
        folder?.appending(trusted: name) ?? RelativePath(trusted: name)
    }

    /// A name as the disk has it, which may have composed its accents in another way.
    private func spelling(of name: String, in folder: RelativePath?) throws(Failure) -> String {
        guard name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
        let same = try names(like: name, in: folder).filter { $0 == name }
        return same.contains { $0.utf8.elementsEqual(name.utf8) } ? name : same.first ?? name
    }

    /// What stands at a resolved path on a disk that ignores case and has another spelling of its name; `nil` where none does, and where
    /// the disk has both.
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

    /// A link may point to what no path may name, such as `.git`.
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
            return try DirectoryListing(root: root, below: folder, extensions: extensions, disk: disk).files
        }
        let all = try listed().files
        if extensions.isEmpty { return all }
        if let known = filtered[extensions] { return known }
        let endings = extensions.map { Array(".\($0)".utf8) }
        let found = all.filter { $0.hasExtension(among: endings) }
        filtered[extensions] = found
        return found
    }

    /// What below the root could not be read when its files were listed.
    func unreadable() throws(Failure) -> [RelativePath] { try listed().unreadable }

    private func listed() throws(Failure) -> DirectoryListing {
        if let listing { return listing }
        let found = try DirectoryListing(root: root, disk: disk)
        listing = found
        return found
    }

    private func isListed(_ path: RelativePath) -> Bool { listing?.files.sortedIndex(of: path) { $0 } != nil }

    // MARK: - Contents

    /// The bytes of the file at a resolved path; `nil` when nothing stands there.
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

    /// The outline of the Swift file at a resolved path; `nil` when nothing stands there.
    func outline(at path: RelativePath) throws(Failure) -> Outline? {
        if let known = outlines[path] { return known }
        guard let bytes = try contents(at: path) else { return nil }
        let outline = Outline(SourceText(bytes))
        outlines[path] = outline
        return outline
    }

    /// Reads and outlines listed files on several threads.
    ///
    /// A file that cannot be read is left to `outline(at:)`, which says why. So are all files where an observer sees each call.
    func outline(_ paths: [RelativePath]) {
        guard !disk.isObserved, let folder = try? disk.openFolder(root.path) else { return }
        defer { disk.discard(folder) }
        let unread = paths.filter { outlines[$0] == nil && isListed($0) }
        let files = files
        let found = parallelMap(unread, batch: Self.batch) { path -> Outline? in
            if let known = files[path] { return known.map { Outline(SourceText($0)) } }
            let contents = try? DiskAccess().contents(of: path.text, in: folder)
            return contents.map { Outline(SourceText(taking: $0.bytes)) }
        }
        for (path, outline) in zip(unread, found) { outlines[path] = outline }
    }

    /// A content of the file at a resolved path, with what was parsed of it.
    func parsed(_ bytes: [UInt8], at path: RelativePath) -> ParsedFile {
        let known = parsed[path] ?? []
        if let found = known.first(where: { $0.bytes == bytes }) { return found }
        let isOnDisk = files[path] == bytes
        let file = ParsedFile(bytes, name: path.text, outline: isOnDisk ? outlines[path] : nil)
        parsed[path] = known.prefix(1) + [file]
        return file
    }

    /// Whether a file stands at a resolved path; what was outlined is not copied for it.
    func hasFile(_ path: RelativePath) throws(Failure) -> Bool {
        if outlines[path] != nil { return true }
        return try contents(at: path) != nil
    }

    private func hasFolder(for path: RelativePath) throws(Failure) -> Bool {
        guard let parent = path.parent else { return root.exists }
        return try isFolder(parent)
    }

    /// Whether a folder stands at a resolved path.
    func isFolder(_ path: RelativePath) throws(Failure) -> Bool {
        if case .folder = try place(at: path) { return true }
        return false
    }

    /// The nearest folder above a resolved path in whose place a file stands, if there is one.
    func fileAbove(_ path: RelativePath) throws(Failure) -> RelativePath? {
        for folder in path.ancestors {
            if case .file = try place(at: folder) { return folder }
        }
        return nil
    }
}
