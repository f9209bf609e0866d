import CLibrary
import Diagnostics
import SwiftOutline

/// The files below one root as they will be: the files on the disk, overlaid with what a plan writes.
///
/// Reading sees what has been written; nothing reaches the disk before `commit()`. Paths may go through symbolic links that stay inside
/// the root: the file that they lead to is the one that is read, edited and named in the changes. A path that leaves the root is
/// refused, however it does so.
package struct FileTree {
    /// The folder below which the tree reads and writes.
    package private(set) var root: RootFolder

    private let disk: DiskAccess
    private var snapshot: DiskSnapshot
    private var lock: RootLock?
    private var pending: [RelativePath: Pending] = [:]
    private var spellings: [String: RelativePath] = [:]
    private var watch: (@Sendable () throws(Failure) -> Void)?

    /// What a plan does to one file.
    private struct Pending {
        let old: [UInt8]?
        let new: [UInt8]?
        let model: RelativePath?
    }

    /// Opens a tree over the folder `root`, which need not exist yet.
    ///
    /// Opening and reading neither lock nor write: a dry run needs no more.
    /// - Throws: what `RootFolder` throws.
    package init(root: String, disk: DiskAccess = DiskAccess()) throws(Failure) {
        self.init(root: try RootFolder(root, disk: disk), disk: disk)
    }

    /// Opens a tree over a folder that has been resolved already.
    package init(root: RootFolder, disk: DiskAccess = DiskAccess()) {
        self.root = root
        self.disk = disk
        snapshot = DiskSnapshot(root: root, disk: disk)
    }

    /// The same tree, which asks `watch` before it reads, so that a run that is cancelled ends soon.
    package func watched(by watch: (@Sendable () throws(Failure) -> Void)?) -> FileTree {
        var tree = self
        tree.watch = watch
        return tree
    }

    // MARK: - Reading

    /// The bytes of a file as they will be, or `nil` when there will be none.
    ///
    /// - Throws: `.refused` for a path that leaves the root, `.disk` when the file cannot be read or is a folder.
    package func read(_ path: RelativePath) throws(Failure) -> [UInt8]? {
        try watch?()
        let place = try snapshot.resolve(path)
        if let change = pending[place] { return change.new }
        return try snapshot.contents(at: place)
    }

    /// Whether there will be a file.
    ///
    /// - Throws: what `read` throws, except that a folder is no error: it is no file.
    package func hasFile(_ path: RelativePath) throws(Failure) -> Bool {
        let place = try snapshot.resolve(path)
        if let change = pending[place] { return change.new != nil }
        if try snapshot.isFolder(place) { return false }
        return try snapshot.hasFile(place)
    }

    /// The files below `folder` (or below the root) as they will be, sorted.
    ///
    /// - Parameter extensions: The extensions that are wanted, without dots; empty for all files.
    /// - Throws: `.refused` for a folder that leaves the root, `.disk` when it cannot be read.
    package func files(
        below folder: RelativePath? = nil,
        extensions: Set<String> = []
    ) throws(Failure) -> [RelativePath] {
        try watch?()
        var place: RelativePath?
        if let folder { place = try snapshot.resolve(folder) }
        let listed = try snapshot.files(below: place, extensions: extensions)
        guard !pending.isEmpty else { return listed }
        let planned = pending.filter { path, change in
            let isBelow = place.map { path != $0 && path.isInside($0) } ?? true
            return change.new != nil && isBelow && (extensions.isEmpty || path.hasExtension(among: extensions))
        }
        return (listed.filter { pending[$0] == nil } + planned.keys.sorted()).sorted()
    }

    /// The folders below the root that could not be read, and files that no path can name, sorted.
    ///
    /// - Throws: `.disk` when the root itself cannot be read.
    package func unreadable() throws(Failure) -> [RelativePath] { try snapshot.unreadable() }

    /// Outlines of Swift files as they will be. Each file of the disk is read and outlined once, on several threads.
    ///
    /// - Returns: The files that exist, in the order of the paths.
    /// - Throws: what `read` throws.
    package func outlines(of paths: [RelativePath]) throws(Failure) -> [(path: RelativePath, outline: Outline)] {
        let onDisk = snapshot.outlines(of: paths.map { pending[$0] == nil ? $0 : nil })
        var found: [(path: RelativePath, outline: Outline)] = []
        found.reserveCapacity(paths.count)
        for (path, known) in zip(paths, onDisk) {
            if let known {
                found.append((path, known))
            } else if let outline = try outline(of: path) {
                found.append((path, outline))
            }
        }
        return found
    }

    /// The outline of a Swift file as it will be; `nil` when there will be none.
    ///
    /// - Throws: what `read` throws.
    package func outline(of path: RelativePath) throws(Failure) -> Outline? {
        try watch?()
        let place = try snapshot.resolve(path)
        if let change = pending[place] { return change.new.map { snapshot.parsed($0, at: place).outline } }
        return try snapshot.outline(at: place)
    }

    /// A file as it will be, with what readers made of it; `nil` when there will be none.
    ///
    /// Copies of a tree share it, so each content is parsed once.
    /// - Throws: what `read` throws.
    package func parsed(_ path: RelativePath) throws(Failure) -> ParsedFile? {
        let place = try snapshot.resolve(path)
        return try read(place).map { snapshot.parsed($0, at: place) }
    }

    /// The files that are planned to change.
    package var changedPaths: some Sequence<RelativePath> { pending.keys }

    /// What is made of the disk's files as a whole, such as a model of the app: once for all copies of the tree.
    ///
    /// - Parameter make: Is called with a tree in which nothing is planned.
    package func shared<Value>(_ make: (FileTree) throws(Failure) -> Value) throws(Failure) -> Value {
        try snapshot.shared.value { () throws(Failure) in
            var disk = self
            (disk.pending, disk.spellings) = ([:], [:])
            return try make(disk)
        }
    }

    /// Refuses a file with markers of a merge, so that nothing is copied from it and nothing is written to it.
    ///
    /// - Throws: `.conflict` for such a file, otherwise what `read` throws.
    package func checkMerged(_ path: RelativePath) throws(Failure) {
        let place = try snapshot.resolve(path)
        guard let bytes = try snapshot.contents(at: place),
            let marker = ConflictMarker(in: bytes, isSwift: place.hasExtension(among: ["swift"]))
        else { return }
        throw .unmerged(marker, in: place)
    }

    // MARK: - Planning

    /// Plans `bytes` as the content of a file.
    ///
    /// - Parameter model: The file that a new one is a copy of.
    /// - Returns: What this does to the disk; `nil` when the disk has the same bytes.
    /// - Throws: `.conflict` for a file that a merge has left with its markers; `.refused` for a path that leaves the root, differs only in case from
    ///   another of the plan or of the disk, or needs a folder where the plan has a file; `.disk` when the file cannot be read, is a folder, or is below a file.
    @discardableResult
    package mutating func write(_ bytes: [UInt8], to path: RelativePath, like model: RelativePath? = nil)
        throws(Failure) -> FileChange.Kind?
    {
        let place = try snapshot.resolve(path)
        try checkPlan(place)
        for path in place.ancestors + [place] {
            guard let other = try snapshot.twin(of: path) else { continue }
            throw .refused(RefusedPath(path: path.text, reason: .differsOnlyInCase(other: other.text)))
        }
        if let file = try snapshot.fileAbove(place), pending[file].map({ $0.new != nil }) ?? true {
            throw .disk(SystemError(code: ENOTDIR, operation: .openFolder), file.text)
        }
        return try record(bytes, at: place, like: model)
    }

    /// Plans `text` in UTF-8 as the content of a file; otherwise as the other `write`.
    @discardableResult
    package mutating func write(_ text: String, to path: RelativePath) throws(Failure) -> FileChange.Kind? {
        try write(Array(text.utf8), to: path)
    }

    /// Plans to remove a file, and the folders that become empty. A folder of that name stays.
    ///
    /// - Throws: `.refused` for a path that leaves the root, `.disk` when the file cannot be read.
    package mutating func remove(_ path: RelativePath) throws(Failure) {
        let place = try snapshot.resolve(path)
        if try !snapshot.isFolder(place) { _ = try record(nil, at: place) }
    }

    /// What the plan changes on the disk, sorted by path.
    package func changes() -> [FileChange] {
        pending.sorted { $0.key < $1.key }.map { path, change in
            FileChange(path: path, old: change.old, new: change.new, model: change.model)
        }
    }

    private mutating func record(_ bytes: [UInt8]?, at place: RelativePath, like model: RelativePath? = nil)
        throws(Failure) -> FileChange.Kind?
    {
        let old = try snapshot.contents(at: place)
        guard old != bytes else {
            pending[place] = nil
            return nil
        }
        if bytes != nil, pending[place]?.new == nil { try checkMerged(place) }
        pending[place] = Pending(old: old, new: bytes, model: model ?? pending[place]?.model)
        for path in place.ancestors + [place] { spellings[path.folded] = path }
        return FileChange(path: place, old: old, new: bytes).kind
    }

    /// Refuses a path that conflicts with another path of the plan on some file system.
    private func checkPlan(_ place: RelativePath) throws(Failure) {
        func refuse(_ reason: RefusedPath.Reason) -> Failure { .refused(RefusedPath(path: place.text, reason: reason)) }
        for path in place.ancestors + [place] {
            guard let other = spellings[path.folded] else { continue }
            if other != path { throw refuse(.differsOnlyInCase(other: other.text)) }
            if path != place, pending[path]?.new != nil { throw refuse(.fileAndFolder(other: path.text)) }
        }
        guard pending[place] == nil, spellings[place.folded] != nil else { return }
        if let below = pending.first(where: { $0.value.new != nil && $0.key.isInside(place) && $0.key != place }) {
            throw refuse(.fileAndFolder(other: below.key.text))
        }
    }

    // MARK: - Writing

    /// Whether a killed run has left an unfinished commit, which the next run that writes will revert.
    ///
    /// A dry run asks this to warn that it may see part of a commit.
    /// - Throws: `.disk` when the root cannot be read.
    package func hasInterruptedCommit() throws(Failure) -> Bool {
        guard root.exists else { return false }
        let path = root.path + "/" + StageFolder.name
        return try Failure.about(StageFolder.name) { () throws(SystemError) in try disk.status(path) != nil }
    }

    /// Takes the lock until `commit()` (or this tree's end), so that runs in one app follow each other, and reverts the
    /// commit of a killed run.
    ///
    /// Call it before planning: two runs that plan on the same files would otherwise conflict at their commits.
    /// - Parameters:
    ///   - patience: How long to wait for another run.
    ///   - keeps: Whether to keep the changes of a run that was killed while the command verified them: they are whole.
    /// - Returns: What was reverted; `nil` when there was nothing.
    /// - Throws: `.busy` when another run is writing for longer than `patience`; `.disk` and `.conflict` when a killed run's changes
    ///   cannot be reverted.
    package mutating func beginWriting(
        patience: Duration = .seconds(10),
        keeping keeps: (_ command: String) -> Bool = { _ in false }
    ) throws(Failure) -> RecoveryReport? {
        if lock != nil { return nil }
        let taken = try RootLock(root, patience: patience, disk: disk)
        let report = try taken.recover(keeping: keeps)
        lock = taken
        root = taken.root
        snapshot = DiskSnapshot(root: root, disk: disk)
        return report
    }

    /// Writes the plan to the disk, all or nothing.
    ///
    /// Without changes nothing is written and nothing locked. Afterwards the tree has no pending changes. See `docs/commit.md`.
    /// - Parameters:
    ///   - patience: How long to wait for another run's lock, unless `beginWriting` has taken it.
    ///   - verification: What has to succeed with the plan on the disk; if it fails, the disk is as it was.
    /// - Returns: Warnings of files that other programs saved meanwhile.
    /// - Throws: `.conflict` when a file has changed since the plan was made, `.busy` when another run is writing, `.disk` when the
    ///   system refuses something, `.refused` when a link has appeared on the way to a file. In all these cases the disk is as it was.
    @discardableResult
    package mutating func commit(patience: Duration = .seconds(10), verifiedBy verification: Verification? = nil)
        throws(Failure) -> [Problem]
    {
        defer { lock = nil }
        let changes = changes()
        guard !changes.isEmpty else { return [] }
        let commit = Commit(changes: changes, disk: disk, verification: verification)
        let warnings = try commit.run(under: try currentLock(patience))
        if !root.exists { root = try RootFolder(root.path, disk: disk) }
        snapshot = DiskSnapshot(root: root, disk: disk)
        pending = [:]
        spellings = [:]
        return warnings
    }

    private func currentLock(_ patience: Duration) throws(Failure) -> RootLock {
        if let lock { return lock }
        let taken = try RootLock(root, patience: patience, disk: disk)
        _ = try taken.recover()
        return taken
    }
}
