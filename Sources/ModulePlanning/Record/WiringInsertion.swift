import Diagnostics
import SwiftEdits
import YAMLReader

/// The insertion of a module's entry into a file of the app. `remove` undoes its edits.
package struct WiringInsertion: Sendable, Equatable {
    /// A replacement of some text by another.
    package struct Replacement: Sendable, Equatable {
        package var old: String
        package var new: String

        package init(old: String, new: String) { (self.old, self.new) = (old, new) }
    }

    package var wiring: String
    package var file: String
    package var kind: Edit.Kind
    /// The steps of the anchor that matched.
    package var anchor: [String]
    package var text: String
    /// The edits of the file; empty if the entry already existed.
    package var edits: [Replacement]

    package init(wiring: String, file: String, kind: Edit.Kind, anchor: [String], text: String, edits: [Replacement]) {
        self.wiring = wiring
        self.file = file
        self.kind = kind
        self.anchor = anchor
        self.text = text
        self.edits = edits
    }

    /// Whether two insertions represent the same entry.
    func isSame(as other: WiringInsertion) -> Bool {
        file == other.file && kind == other.kind && anchor == other.anchor && text == other.text
    }

    /// Whether the entry names the module. If not, any module would ask for the same entry.
    func speaks(of module: String) -> Bool { text.lowercased().contains(module.lowercased()) }

    /// The bytes of the entry's anchor, or all if it no longer matches.
    func anchored(in bytes: [UInt8]) -> Range<Int> {
        let all = 0..<bytes.count
        guard kind.isOfSwift, kind != .import, !anchor.isEmpty else { return all }
        let steps = anchor.compactMap { try? AnchorStep($0) }
        guard steps.count == anchor.count else { return all }
        return (try? AnchorFinder(document: SwiftDocument(bytes)).target(of: AnchorPath(steps: steps)))?.range ?? all
    }

    /// The insertion as JSON.
    var value: YAMLValue {
        [
            "wiring": .string(wiring), "file": .string(file), "in": .array(anchor.map { .string($0) }),
            "add": .string(kind.rawValue), "text": .string(text),
            "edits": .array(edits.map { ["old": .string($0.old), "new": .string($0.new)] }),
        ]
    }
}

extension WiringInsertion {
    /// Creates the insertion for an edit of a file.
    ///
    /// - Parameters:
    ///   - edits: The edits of the file; empty if the entry already existed.
    ///   - bytes: The file before.
    package init(_ edit: Edit, wiring: String, file: String, edits: [SourceEdit], bytes: [UInt8]) {
        self.init(
            wiring: wiring,
            file: file,
            kind: edit.kind,
            anchor: edit.anchor.steps.map(\.description),
            text: EntryText(edit.text).plain,
            edits: edits.map { edit in
                Replacement(
                    old: String(decoding: bytes[edit.range], as: UTF8.self),
                    new: String(decoding: edit.replacement, as: UTF8.self)
                )
            }
        )
    }
}
