import Diagnostics
import FileTransaction
import ModuleSpecs
import SwiftEdits
import SwiftOutline

/// The paths of a module's files and the names of its types that its style has moved and renamed: the old ones with the new.
struct MovedParts: Sendable {
    var paths: [String: String] = [:]
    var names: [String: String] = [:]

    var isEmpty: Bool { paths.isEmpty && names.isEmpty }

    /// The old names.
    var table: NameTable { NameTable(Set(names.keys)) }

    /// A record with the new names and paths.
    ///
    /// - Parameter texts: The texts of the earlier rendering by their paths, which prove the record's hashes.
    func renamed(_ record: ModuleRecord, provedBy texts: [String: String]) -> ModuleRecord {
        var record = record
        for index in record.files.indices {
            let file = record.files[index]
            let isSwift = file.path.hasSuffix(".swift")
            if isSwift, let text = texts[file.path], ContentHash(of: Array(text.utf8)).text == file.hash {
                record.files[index].hash = ContentHash(of: Array(renamed(text).utf8)).text
            }
            record.files[index].path = paths[file.path] ?? file.path
            record.files[index].types = file.types.map { names[$0] ?? $0 }
        }
        for index in record.insertions.indices where record.insertions[index].kind.isOfSwift {
            let entry = record.insertions[index]
            record.insertions[index].file = paths[entry.file] ?? entry.file
            record.insertions[index].text = renamed(entry.text)
            record.insertions[index].anchor = entry.anchor.map(renamed)
            record.insertions[index].edits = entry.edits.map { edit in
                WiringInsertion.Replacement(old: renamed(edit.old), new: renamed(edit.new))
            }
        }
        return record
    }

    /// The texts of a rendering with the new names, by their new paths.
    func renamed(_ texts: [String: String]) -> [String: String] {
        Dictionary(
            texts.map { path, text in (paths[path] ?? path, path.hasSuffix(".swift") ? renamed(text) : text) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Code with the new names.
    func renamed(_ code: String) -> String { String(decoding: renamed(Array(code.utf8)), as: UTF8.self) }

    func renamed(_ bytes: [UInt8]) -> [UInt8] {
        guard !names.isEmpty else { return bytes }
        let outline = Outline(SourceText(bytes))
        let edits = table.uses(in: outline).map { use in
            SourceEdit(outline.tokens[use.token].range, (names[use.name] ?? use.name).utf8)
        }
        return (try? SourceEdit.apply(edits, to: bytes)) ?? bytes
    }
}
