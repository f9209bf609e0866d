/// The journal of a commit: the planned moves, with enough data to undo them after the process has died.
///
/// It has one line per folder and file, and a last line that marks it as complete.
struct CommitJournal: Hashable {
    /// A created file (without old bytes), an edited one, or a deleted one (without new bytes).
    struct File: Hashable {
        /// The number at the start of the file's names in the stage folder.
        let slot: Int
        let path: RelativePath
        let old: Fingerprint?
        let new: Fingerprint?
    }

    /// A folder that the commit may remove because a deletion empties it.
    struct Emptied: Hashable {
        let path: RelativePath
        let permissions: UInt32
    }

    /// The folders that the commit creates, outermost first.
    var made: [RelativePath] = []

    /// The folders that the commit may remove, outermost first.
    var emptied: [Emptied] = []

    /// The files that the commit moves.
    var files: [File] = []

    private static let header = "scaffold commit, format 2"
    private static let footer = "end"

    /// The text of the journal in the stage folder.
    var text: String {
        var lines = [Self.header]
        lines += made.map { "made \($0)" }
        lines += emptied.map { "emptied \($0.permissions) \($0.path)" }
        lines += files.map { "file \($0.slot) \($0.old?.text ?? "-") \($0.new?.text ?? "-") \($0.path)" }
        return (lines + [Self.footer, ""]).joined(separator: "\n")
    }

    /// The result of reading a journal.
    enum Reading: Hashable {
        /// The process died while it wrote the journal, before it moved any file.
        case unfinished
        /// Another program wrote the file.
        case foreign
        case whole(CommitJournal)
    }

    /// Reads a journal from the stage folder.
    static func read(_ bytes: [UInt8]) -> Reading {
        let headerBytes = Array((header + "\n").utf8)
        guard bytes.starts(with: headerBytes) else { return headerBytes.starts(with: bytes) ? .unfinished : .foreign }
        guard bytes.suffix(footer.utf8.count + 2).elementsEqual("\n\(footer)\n".utf8) else { return .unfinished }
        guard let text = String(utf8: bytes) else { return .foreign }
        var journal = CommitJournal()
        for line in text.split(separator: "\n").dropFirst().dropLast() {
            guard journal.take(line) else { return .foreign }
        }
        return .whole(journal)
    }

    private mutating func take(_ line: Substring) -> Bool {
        guard let kind = line.firstIndex(of: " ") else { return false }
        let rest = line[line.index(after: kind)...]
        switch line[..<kind] {
        case "made":
            guard let path = Self.path(rest) else { return false }
            made.append(path)
        case "emptied":
            let fields = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            guard fields.count == 2, let bits = UInt32(fields[0]), bits <= 0o7777, let path = Self.path(fields[1])
            else { return false }
            emptied.append(Emptied(path: path, permissions: bits))
        case "file":
            let fields = rest.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
            guard fields.count == 4, let slot = Int(fields[0]), slot >= 0, let path = Self.path(fields[3]) else {
                return false
            }
            guard let old = Self.fingerprint(fields[1]), let new = Self.fingerprint(fields[2]) else { return false }
            files.append(File(slot: slot, path: path, old: old, new: new))
        default: return false
        }
        return true
    }

    private static func path(_ text: Substring) -> RelativePath? {
        let text = String(text)
        guard let path = try? RelativePath(text), path.text == text else { return nil }
        return path
    }

    /// Parses the fingerprint in a field: `.some(nil)` for "-", `nil` for an invalid field.
    private static func fingerprint(_ field: Substring) -> Fingerprint?? {
        if field == "-" { return .some(nil) }
        return Fingerprint(text: field).map { .some($0) }
    }
}
