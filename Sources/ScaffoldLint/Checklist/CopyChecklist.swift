import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// The checklist of a module that was copied: the files and entries of its record, as the exemplar has them.
package struct CopyChecklist {
    private let record: ModuleRecord
    private let tree: FileTree

    /// - Returns: `nil` for a module that is no copy.
    package init?(of module: String, in tree: FileTree) throws(Failure) {
        record = try ModuleRecord.read(module, in: tree)
        self.tree = tree
        guard record.like != nil else { return nil }
    }

    package func ticked() throws(Failure) -> ModuleChecklist {
        let types = Set(try AppModel.of(tree).types.map(\.name))
        let files = try record.files.map { (file) throws(Failure) in
            let isMoved = !file.types.isEmpty && file.types.allSatisfy(types.contains)
            let isThere = isMoved ? true : try text(of: file.path) != nil
            return item(file.path, isThere, "the file is not there", at: file.path)
        }
        let entries =
            record.insertions.map { entry in
                let anchor = entry.anchor.joined(separator: ", ")
                // Of a package, the project has other words than the entry.
                let added = entry.kind == .localPackage ? entry.edits.filter(\.old.isEmpty).map(\.new) : [entry.text]
                return (entry.file, entry.text, place: anchor.isEmpty ? "" : "\(anchor) of ", added)
            }
            + record.passages.map { (path: $0.file, text: $0.text, place: "", added: [$0.text]) }
        var texts: [String: String] = [:]
        for path in Set(entries.map(\.path)) { texts[path] = try text(of: path) }
        let places = entries.map { entry in
            let isSwift = entry.path.hasSuffix(".swift")
            let isThere = entry.added.allSatisfy { texts[entry.path]?.contains(Self.compact($0, isSwift)) ?? false }
            let title = "\(Self.head(of: entry.text, isSwift)) in \(entry.place)\(entry.path)"
            return item(title, isThere, "the entry is not there", at: entry.path)
        }
        return ModuleChecklist(
            module: record.module,
            style: "like \(record.like ?? "")",
            document: ModuleRecord.path(record.module),
            sections: [
                ModuleChecklist.Section(title: "Files", items: files),
                ModuleChecklist.Section(title: "Entries in the app's files", items: places),
            ]
            .filter { !$0.items.isEmpty }
        )
    }

    private func item(_ text: String, _ isThere: Bool, _ problem: String, at place: String) -> ModuleChecklist.Item {
        let reason = ModuleChecklist.Reason(message: problem, place: place, source: "as for \(record.like ?? "")")
        return ModuleChecklist.Item(text: text, state: isThere ? .done : .open, reasons: isThere ? [] : [reason])
    }

    /// The text of a file without white space and comments, so that neither makes a difference; `nil` if it is not there.
    private func text(of path: String) throws(Failure) -> String? {
        guard let path = try? RelativePath(path), let bytes = try tree.read(path) else { return nil }
        return Self.compact(
            String(decoding: EncodedText(bytes)?.utf8 ?? bytes, as: UTF8.self),
            path.fileExtension == "swift"
        )
    }

    private static func compact(_ text: String, _ isSwift: Bool) -> String {
        guard isSwift else { return text.filter { !$0.isWhitespace } }
        let outline = Outline(text)
        return outline.tokens.map(outline.text).joined().filter { !$0.isWhitespace }
    }

    /// The first line of an entry that is no comment and has more than punctuation.
    private static func head(of entry: String, _ isSwift: Bool) -> String {
        let start = isSwift ? Outline(entry).tokens.first?.start ?? 0 : 0
        let code = String(decoding: entry.utf8.dropFirst(start), as: UTF8.self)
        let lines = code.split(whereSeparator: \.isNewline).map(\.trimmingSpaces)
        let first = lines.first { $0.contains(where: \.isLetter) } ?? lines.first ?? ""
        return String(first.drop { $0 == "," || $0 == " " }) + (lines.count > 1 ? " …" : "")
    }
}
