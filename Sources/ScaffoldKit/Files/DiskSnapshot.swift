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
    /// So many files that their outlines take tens of megabytes.
    private static let manyFiles = 1_000
    /// How many bytes a file is taken to have.
    private static let usualSize = 10_000

    /// What stands at a path, as far as the way to it matters.
    fileprivate enum Place {
        case missing, folder, file
        case link(target: String)
    }

    /// How many links may be followed for one path before it counts as a circle.
    private static let mostLinks = 40

    private let root: RootFolder
    private let disk: DiskAccess
    private var places: [RelativePath: Place] = [:]
    private var resolved: [RelativePath: RelativePath] = [:]
    private var files: [RelativePath: [UInt8]?] = [:]
    /// All files below the root, sorted.
    private var listing: [RelativePath]?
    /// The listing on which another thread works, where one was asked to.
    private var ahead: Ahead<Result<DirectoryListing, FileTreeError>>?
    /// How many bytes the files have that were taken over from another thread.
    private(set) var adopted: [RelativePath: Int] = [:]
    /// The outlines of those of them that were asked for.
    private var outlines: [Outline?] = []
    /// Those of them with certain extensions.
    private var filtered: [Set<String>: [RelativePath]] = [:]
    private var passedOver: [RelativePath] = []

    init(root: RootFolder, disk: DiskAccess) {
        self.root = root
        self.disk = disk
    }

    /// What was seen of the disk, as a value that another thread can take.
    struct Sight: Sendable {
        fileprivate let places: [RelativePath: Place]
        fileprivate let resolved: [RelativePath: RelativePath]
        fileprivate let files: [RelativePath: [UInt8]?]
        fileprivate let listing: [RelativePath]?
        fileprivate let outlines: [Outline?]
        fileprivate let filtered: [Set<String>: [RelativePath]]
        fileprivate let passedOver: [RelativePath]
    }

    /// What has been seen so far.
    var sight: Sight {
        Sight(
            places: places,
            resolved: resolved,
            files: files,
            listing: listing,
            outlines: outlines,
            filtered: filtered,
            passedOver: passedOver
        )
    }

    /// Goes on from what another snapshot of the same root has seen.
    convenience init(root: RootFolder, sight: Sight) {
        self.init(root: root, disk: DiskAccess())
        (places, resolved, files) = (sight.places, sight.resolved, sight.files)
        (listing, outlines, filtered, passedOver) = (sight.listing, sight.outlines, sight.filtered, sight.passedOver)
    }

    /// The path without symbolic links. A link that stays inside the root is followed; one that leaves it is refused.
    func resolve(_ path: RelativePath) throws(FileTreeError) -> RelativePath {
        if let known = resolved[path] { return known }
        // What is listed was reached without following a link.
        let found = listed(path) == nil ? try follow(path) : path
        resolved[path] = found
        return found
    }

    private func follow(_ path: RelativePath) throws(FileTreeError) -> RelativePath {
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
            let next = here?.appending(trusted: name) ?? RelativePath(trusted: name)
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

    /// A link may point to what no path may name, such as `.git`.
    private func checked(_ found: RelativePath, for path: RelativePath) throws(FileTreeError) -> RelativePath {
        if found == path { return found }
        do {
            return try RelativePath(found.text)
        } catch {
            throw .refused(RefusedPath(path: path.text, reason: error.reason))
        }
    }

    private func leaving(_ path: RelativePath, through link: RelativePath) -> FileTreeError {
        .refused(RefusedPath(path: path.text, reason: .linkLeavesRoot(link: link.text)))
    }

    /// A link's target as it continues the path: below the root if it is absolute; `nil` if it is absolute and elsewhere.
    private func insideRoot(_ target: String) -> String? {
        guard target.utf8.first == UInt8(ascii: "/") else { return target }
        let base = root.path == "/" ? "/" : root.path + "/"
        guard target.utf8.starts(with: base.utf8) else { return nil }
        return String(decoding: target.utf8.dropFirst(base.utf8.count), as: UTF8.self)
    }

    private func place(at path: RelativePath) throws(FileTreeError) -> Place {
        if let known = places[path] { return known }
        let found = listed(path) == nil ? try look(at: path) : .file
        places[path] = found
        return found
    }

    private func look(at path: RelativePath) throws(FileTreeError) -> Place {
        if let parent = path.parent {
            guard case .folder = try place(at: parent) else { return .missing }
        } else if !root.exists {
            return .missing
        }
        return try FileTreeError.about(path.text) { () throws(SystemError) in
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

    /// Lets another thread list the files below the root until they are asked for.
    func listAhead() {
        guard listing == nil, ahead == nil, !disk.isObserved else { return }
        let root = root
        ahead = Ahead { Result { () throws(FileTreeError) in try DirectoryListing(root: root) } }
    }

    /// The files below a resolved folder (or below the root), sorted.
    func files(below folder: RelativePath?, extensions: Set<String>) throws(FileTreeError) -> [RelativePath] {
        if let folder {
            return try DirectoryListing(root: root, below: folder, extensions: extensions, disk: disk).files
        }
        let all: [RelativePath]
        if let listing {
            all = listing
        } else {
            let found = if let ahead { try ahead.value.get() } else { try DirectoryListing(root: root, disk: disk) }
            ahead = nil
            all = found.files
            listing = all
            outlines = Array(repeating: nil, count: all.count)
            passedOver = found.unreadable
        }
        if extensions.isEmpty { return all }
        if let known = filtered[extensions] { return known }
        let endings = extensions.map { Array(".\($0)".utf8) }
        let found = all.filter { $0.hasExtension(among: endings) }
        filtered[extensions] = found
        return found
    }

    /// What below the root could not be read when its files were listed.
    func unreadable() throws(FileTreeError) -> [RelativePath] {
        _ = try files(below: nil, extensions: [])
        return passedOver
    }

    /// Takes over the outlines of listed files that nobody has read here.
    func adopt(_ found: [(path: RelativePath, outline: Outline)]) {
        for (path, outline) in found where files[path] == nil {
            guard let place = listed(path) else { continue }
            outlines[place] = outline
            adopted[path] = outline.source.count
        }
    }

    /// The place of a file in the listing, if it is listed.
    private func listed(_ path: RelativePath) -> Int? {
        listing?.sortedIndex(of: path) { $0 }
    }

    /// The places of sorted files in the listing: mostly, each follows the one before.
    private func listed(_ paths: [RelativePath]) -> [Int?] {
        guard let listing else { return [] }
        var next = 0
        return paths.map { path in
            let place = next < listing.count && listing[next] == path ? next : listed(path)
            if let place { next = place + 1 }
            return place
        }
    }

    /// What somebody makes of the outlines of listed files, which are read on two threads, each once; `nil` where one of them cannot be
    /// read or is not listed.
    ///
    /// - Parameter transform: Makes something of an outline, while its text is still near at hand for the processor, and may put a leaner one
    ///   in its place, to be remembered.
    func outlines<Value: Sendable>(
        of paths: [RelativePath],
        _ transform: @escaping @Sendable (RelativePath, inout Outline) -> Value
    ) -> [Value]? {
        var isWhole = false
        let values = [Value](unsafeUninitializedCapacity: paths.count) { buffer, count in
            let slots = Slots(buffer)
            let isRead = read(paths) { slots.fill($0, with: transform(paths[$0], &$1)) }
            isWhole = isRead.allSatisfy(\.self)
            if isWhole { count = paths.count } else { slots.clear(isRead.indices.lazy.filter { isRead[$0] }) }
        }
        return isWhole ? values : nil
    }

    /// The outlines of listed files, which are read on two threads, each once; `nil` for one that cannot be read or is not listed, which
    /// is left to whoever asks for it, and gets the error.
    func outlines(of paths: [RelativePath]) -> [Outline?] {
        _ = read(paths) { _, _ in }
        return listed(paths).map { $0.flatMap { outlines[$0] } }
    }

    /// Reads listed files.
    ///
    /// - Parameter visit: Sees each outline on the thread that has it, with the place of its path.
    /// - Returns: Which of them could be read.
    private func read(_ paths: [RelativePath], visit: @escaping @Sendable (Int, inout Outline) -> Void) -> [Bool] {
        guard listing != nil, !disk.isObserved, let folder = try? disk.openFolder(root.path) else {
            return [Bool](repeating: false, count: paths.count)
        }
        defer { disk.discard(folder) }
        let places = listed(paths)
        let known = places.map { $0.flatMap { outlines[$0] } }
        let files = files
        let isMany = known.count(where: { $0 == nil }) >= Self.manyFiles
        return outlines.withUnsafeMutableBufferPointer { outlines in
            let slots = Slots(outlines)
            let reader = { @Sendable () -> (Int) -> Bool in
                let room = ReadingRoom(isLarge: isMany)
                return { index in
                    if var outline = known[index]?.whole {
                        visit(index, &outline)
                        return true
                    }
                    guard let place = places[index] else { return false }
                    let path = paths[index]
                    let outline =
                        if let bytes = files[path] {
                            bytes.map { room.outline(of: SourceText($0)) }
                        } else {
                            room.outline(of: path, in: folder)
                        }
                    guard var outline, !outline.source.isTruncated else { return false }
                    visit(index, &outline)
                    slots.fill(place, with: outline)
                    return true
                }
            }
            let weight = { (index: Int) in known[index]?.source.count ?? Self.usualSize }
            return Halves.map(Array(paths.indices), weight: weight, here: reader(), there: reader)
        }
    }

    /// The bytes of the file at a resolved path; `nil` when nothing stands there.
    func contents(at path: RelativePath) throws(FileTreeError) -> [UInt8]? {
        if let known = files[path] { return known }
        if let outline = listed(path).flatMap({ outlines[$0] }) {
            let bytes = Array(outline.source.bytes)
            files[path] = .some(bytes)
            return bytes
        }
        var bytes: [UInt8]?
        if try hasFolder(for: path) {
            bytes = try FileTreeError.about(path.text) { () throws(SystemError) in
                try disk.contents(of: root.absolute(path))?.bytes
            }
        }
        files[path] = .some(bytes)
        return bytes
    }

    /// The outline of the file at a resolved path, where it has been made already.
    func knownOutline(at path: RelativePath) -> Outline? { listed(path).flatMap { outlines[$0] } }

    /// Whether a file stands at a resolved path; what was outlined is not copied for it.
    func hasFile(_ path: RelativePath) throws(FileTreeError) -> Bool {
        if let place = listed(path), outlines[place] != nil { return true }
        return try contents(at: path) != nil
    }

    private func hasFolder(for path: RelativePath) throws(FileTreeError) -> Bool {
        guard let parent = path.parent else { return root.exists }
        return try isFolder(parent)
    }

    /// Whether a folder stands at a resolved path.
    func isFolder(_ path: RelativePath) throws(FileTreeError) -> Bool {
        if case .folder = try place(at: path) { return true }
        return false
    }

    /// The nearest folder above a resolved path in whose place a file stands, if there is one.
    func fileAbove(_ path: RelativePath) throws(FileTreeError) -> RelativePath? {
        for folder in path.ancestors {
            if case .file = try place(at: folder) { return folder }
        }
        return nil
    }
}
