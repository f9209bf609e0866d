import YAMLReader

/// One entry of a module in a file of the app, with what was put there for it: what `remove` takes back.
struct WiringInsertion: Sendable, Equatable {
    /// Bytes that went, and those that came in their place.
    struct Replacement: Sendable, Equatable {
        var old: String
        var new: String
    }

    /// The wiring's id in the manifest.
    var wiring: String
    var file: String
    var kind: Edit.Kind
    /// The steps of the anchor that led to the place.
    var anchor: [String]
    var text: String
    /// What was done to the file; nothing where the entry was there already.
    var edits: [Replacement]

    /// Whether two insertions stand for the same entry.
    func isSame(as other: WiringInsertion) -> Bool {
        file == other.file && kind == other.kind && anchor == other.anchor && text == other.text
    }

    /// Whether the entry names a module: one that does not is what any module would ask for.
    func speaks(of module: String) -> Bool {
        text.lowercased().contains(module.lowercased())
    }

    /// The insertion in JSON.
    var value: YAMLValue {
        .object([
            YAMLMember("wiring", .string(wiring)), YAMLMember("file", .string(file)),
            YAMLMember("in", .array(anchor.map { .string($0) })), YAMLMember("add", .string(kind.rawValue)),
            YAMLMember("text", .string(text)),
            YAMLMember(
                "edits",
                .array(
                    edits.map { .object([YAMLMember("old", .string($0.old)), YAMLMember("new", .string($0.new))]) }
                )
            ),
        ])
    }
}

extension WiringInsertion {
    /// The entry that an edit brought into a file.
    ///
    /// - Parameters:
    ///   - edits: What was done to the file; empty where the entry was there.
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
