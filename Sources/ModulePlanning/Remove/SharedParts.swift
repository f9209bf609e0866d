import Diagnostics
import FileTransaction
import SwiftEdits

/// The shared parts of an app when a module goes: those that the rest of the app uses stay, the others go.
///
/// It first removes all of them. A part stays if the rest of the app mentions its names more often than before, and so do the
/// parts that it needs.
struct SharedParts {
    /// The files to remove.
    private(set) var files: [ModuleRecord.Helper] = []
    /// The edited files, without the entries to remove.
    private(set) var edited: [(path: RelativePath, bytes: [UInt8])] = []
    private(set) var usedFiles: [ModuleRecord.Helper] = []
    private(set) var usedEntries: [ModuleRecord.SharedEntry] = []
    /// The parts that a person has changed since.
    private(set) var changedFiles: [ModuleRecord.Helper] = []
    private(set) var changedEntries: [ModuleRecord.SharedEntry] = []

    private var entries: [ModuleRecord.SharedEntry] = []
    private var names: HelperNames
    private let paths: [String]
    private let tree: FileTree

    /// The parts to remove.
    var going: ModuleRecord.Common { ModuleRecord.Common(helpers: files, entries: entries) }

    /// - Parameter tree: The app without the module's own files and entries.
    init(_ common: ModuleRecord.Common, in tree: FileTree) throws(Failure) {
        self.tree = tree
        names = try HelperNames(in: tree)
        paths = try tree.files().map(\.text)
        for file in common.helpers {
            guard let path = try? RelativePath(file.path), let bytes = try tree.read(path) else { continue }
            if ContentHash(of: bytes).description == file.hash { files.append(file) } else { changedFiles.append(file) }
        }
        for entry in common.entries {
            guard let path = try? RelativePath(entry.insertion.file), let bytes = try tree.read(path) else { continue }
            let isStanding = EntryRemover(bytes: bytes, insertion: entry.insertion).outcome() != nil
            if isStanding { entries.append(entry) } else { changedEntries.append(entry) }
        }
        while try narrow() {}
    }

    /// Keeps the parts that the app uses.
    ///
    /// - Returns: Whether it found any.
    private mutating func narrow() throws(Failure) -> Bool {
        try edit()
        for file in edited { names.note(file.bytes, of: file.path) }
        let asked = Set(files.flatMap(\.names.keys)).union(entries.flatMap(\.names.keys))
        let now = names.counts(of: asked, except: Set(files.map(\.path)))
        let used = Set(files.filter { isUsed($0.names, now) }.map(\.path))
        usedFiles += files.filter { used.contains($0.path) }
        files.removeAll { used.contains($0.path) }
        let kept = entries.indices.filter { isNeeded(entries[$0], now) }
        // The entries of a manifest need each other: a target, its product, its resources and their language.
        let manifests = Set(kept.map { entries[$0].insertion }.filter(\.kind.isOfManifest).map(\.file))
        let staying = entries.indices.filter { index in
            kept.contains(index)
                || entries[index].insertion.kind.isOfManifest && manifests.contains(entries[index].insertion.file)
        }
        usedEntries += staying.map { entries[$0] }
        entries = entries.indices.filter { !staying.contains($0) }.map { entries[$0] }
        return !used.isEmpty || !staying.isEmpty
    }

    /// Removes the entries from their files, the last one first.
    private mutating func edit() throws(Failure) {
        edited = []
        for entry in (usedEntries + entries).reversed() {
            guard let path = try? RelativePath(entry.insertion.file) else { continue }
            var known = edited.firstIndex { $0.path == path }
            if known == nil, let bytes = try tree.read(path) {
                known = edited.count
                edited.append((path, bytes))
            }
            guard let index = known else { continue }
            guard !usedEntries.contains(entry),
                let outcome = EntryRemover(bytes: edited[index].bytes, insertion: entry.insertion).outcome()
            else { continue }
            edited[index].bytes = outcome.bytes
        }
    }

    /// Whether the rest of the app mentions one of the names more often than before.
    private func isUsed(_ before: [String: Int], _ now: [String: Int]) -> Bool {
        before.contains { name, count in now[name] ?? 0 > count }
    }

    /// Whether the app uses the declarations of an entry. An entry without declarations is needed if a part that it mentions
    /// stays.
    private func isNeeded(_ entry: ModuleRecord.SharedEntry, _ now: [String: Int]) -> Bool {
        if isUsed(entry.names, now) || isFolder(entry) { return true }
        guard entry.names.isEmpty else { return false }
        let staying = Set((usedFiles + changedFiles).flatMap(\.names.keys))
        return !staying.isDisjoint(with: HelperNames.spoken(by: entry.insertion))
    }

    /// Whether an entry of a manifest names a folder of the package that contains files.
    private func isFolder(_ entry: ModuleRecord.SharedEntry) -> Bool {
        guard entry.insertion.kind.isOfManifest else { return false }
        let going = Set(files.map(\.path))
        let package = entry.insertion.file.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        return entry.names.keys.contains { name in
            let folder = "/\(name.drop { $0 == "\"" }.prefix { $0 != "\"" })/"
            return paths.contains { $0.hasPrefix(package) && $0.contains(folder) && !going.contains($0) }
        }
    }
}
