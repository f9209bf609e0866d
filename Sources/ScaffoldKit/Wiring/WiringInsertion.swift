import Diagnostics
import SwiftEdits
import YAMLReader

/// The insertion of a module's entry into a file of the app. `remove` undoes its edits.
struct WiringInsertion: Sendable, Equatable {
    /// A replacement of some text by another.
    struct Replacement: Sendable, Equatable {
        var old: String
        var new: String
    }

    var wiring: String
    var file: String
    var kind: Edit.Kind
    /// The steps of the anchor that matched.
    var anchor: [String]
    var text: String
    /// The edits of the file; empty if the entry already existed.
    var edits: [Replacement]

    /// Whether two insertions represent the same entry.
    func isSame(as other: WiringInsertion) -> Bool {
        file == other.file && kind == other.kind && anchor == other.anchor && text == other.text
    }

    /// Whether the entry names the module. If not, any module would ask for the same entry.
    func speaks(of module: String) -> Bool { text.lowercased().contains(module.lowercased()) }

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
    init(_ edit: Edit, wiring: String, file: String, edits: [SourceEdit], bytes: [UInt8]) {
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
