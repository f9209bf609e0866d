import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits

extension ProjectUpdate {
    /// Compares new files and packages with what a generator's manifest covers.
    mutating func compare(
        _ added: [RelativePath],
        _ packages: [RelativePath],
        with manifest: ProjectManifest,
        in tree: FileTree
    ) throws(Failure) {
        guard !added.isEmpty else { return }
        let folders = try tree.files(extensions: ["swift"]).filter(\.isManifest).compactMap(\.parent)
        let open = added.filter { path in
            !folders.contains(where: path.isInside) && !manifest.isManifest(path) && !manifest.covers(path)
        }
        let new = Set(added)
        let homes = Dictionary(grouping: open) { manifest.home(of: $0, isTest: $0.isInTests) }
        for (home, paths) in homes.sorted(by: { $0.value[0] < $1.value[0] }) {
            var entries: [String] = []
            for path in paths {
                let place = try Self.newFolder(around: path, new, in: tree)?.text ?? path.text
                let entry = manifest.entry(for: place, in: home.manifest)
                if entries.last != entry { entries.append(entry) }
            }
            let count = paths.count == 1 ? "the new file" : "\(paths.count) of the new files"
            let unread = manifest.unread.map { "; \($0.mark?.description ?? "") cannot be read: \($0.message)" } ?? ""
            fail(
                "no target's sources cover \(count)\(unread)",
                home.manifest,
                home.anchor,
                entries.joined(separator: "\n")
            )
        }
        for package in packages where !manifest.names(package: package.text) {
            let (anchor, text) = manifest.entries(forPackage: package.text)
            fail("the new package \"\(package)\" is not named", manifest.path, anchor, text)
        }
        if failures.isEmpty { notes.append(manifest.remark) }
    }

    /// The outermost folder around a new file that has new files only.
    private static func newFolder(around path: RelativePath, _ new: Set<RelativePath>, in tree: FileTree)
        throws(Failure) -> RelativePath?
    {
        for folder in path.ancestors where try tree.files(below: folder).allSatisfy(new.contains) { return folder }
        return nil
    }

    private mutating func fail(_ message: String, _ manifest: RelativePath, _ anchor: String, _ text: String) {
        let error = EditError(reason: .unsuitable(message), anchor: anchor, text: text)
        failures.append(WiringFailure(id: "project", title: "Project", file: manifest.text, error: error))
    }

    mutating func note(_ added: [RelativePath], of manifest: ProjectManifest) {
        notes.append(
            Problem(
                "\(manifest.generator.rawValue) builds the app by \(manifest.path)",
                hint: "add the new files by hand:",
                severity: .warning,
                attachment: .text(added.map(\.text).joined(separator: "\n"))
            )
        )
    }
}
